import { scaleLinear } from "d3-scale";

const WIDTH = 100;
const HEIGHT = 10;

/**
 * A horizontal bar whose length is `whole` in proportion to `most`; the share `part` of it is
 * filled.
 */
export function Share({ part, whole, most }: { part: number; whole: number; most: number }) {
  const along = scaleLinear([0, most], [0, WIDTH]);
  return (
    <svg
      class="chart share"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect class="share-whole" width={along(whole)} height={HEIGHT} />
      <rect class="share-part" width={along(part)} height={HEIGHT} />
    </svg>
  );
}
