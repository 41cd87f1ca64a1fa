"""The error for a missing package, with the command that installs it."""


def lacking(package: str, extra: str) -> ImportError:
    """The error for an optional package that is missing."""
    return ImportError(
        f"ludotheque.env.{extra} needs the package {package!r}, which is not installed: "
        f"pip install 'ludotheque[{extra}]'",
        name=package,
    )
