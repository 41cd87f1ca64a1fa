const NEAR = 32;

/** Keeps the end of a list in sight as it grows, unless the reader has scrolled back. */
export function sticky(node: HTMLElement): () => void {
  let atEnd = true;
  const look = () => (atEnd = node.scrollHeight - node.scrollTop - node.clientHeight < NEAR);
  const follow = () => {
    if (atEnd) node.scrollTop = node.scrollHeight;
  };
  const grown = new MutationObserver(follow);
  const resized = new ResizeObserver(follow);
  grown.observe(node, { childList: true, subtree: true, characterData: true });
  resized.observe(node);
  node.addEventListener("scroll", look, { passive: true });
  follow();
  return () => {
    grown.disconnect();
    resized.disconnect();
    node.removeEventListener("scroll", look);
  };
}
