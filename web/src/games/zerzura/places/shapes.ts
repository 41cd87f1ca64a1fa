/** The shape of each seat, round the origin, about 2 wide. */
export const SHAPES = [
  "M0-.9A.9.9 0 1 1 0 .9A.9.9 0 1 1 0-.9Z",
  "M-.8-.8H.8V.8H-.8Z",
  "M0-.95L1 .8H-1Z",
  "M0-1.05L1.05 0L0 1.05L-1.05 0Z",
  "M0-1.1L.3-.36L1.06-.33L.46.15L.66.88L0 .46L-.66.88L-.46.15L-1.06-.33L-.3-.36Z",
];
