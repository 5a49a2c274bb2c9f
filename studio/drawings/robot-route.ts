/** A rectangle of the plan, in its units of 5 cm. */
export type Block = { x: number; y: number; width: number; height: number };

/** What stands in the hall: four columns, a kiosk, the escalator. The robot drives round all of them. */
export const BLOCKS: readonly Block[] = [
  { x: 420, y: 150, width: 26, height: 26 },
  { x: 420, y: 400, width: 26, height: 26 },
  { x: 1060, y: 150, width: 26, height: 26 },
  { x: 1060, y: 400, width: 26, height: 26 },
  { x: 640, y: 240, width: 190, height: 104 },
  { x: 1240, y: 200, width: 70, height: 190 },
];

/** The part of the hall that is cleaned. */
export const FIELD: Block = { x: 240, y: 80, width: 1220, height: 424 };

/** Half a metre less the 5 cm by which two lanes overlap. */
const LANE = 9;
/** How far the machine keeps from anything that stands. */
const CLEAR = 9;

/**
 * The route of the robot as an SVG path: lanes up and down across the field, each cut where something
 * stands, with a detour along its nearer side, and back to the dock.
 */
export function routeOf(field: Block, blocks: readonly Block[], dock: { x: number; y: number }): string {
  const top = field.y + CLEAR;
  const bottom = field.y + field.height - CLEAR;
  const steps: string[] = [`M${dock.x} ${dock.y}`, `H${field.x - 22}`, `V${bottom}`];
  const count = Math.floor((field.width - 2 * CLEAR) / LANE);
  for (let lane = 0; lane <= count; lane++) {
    const x = field.x + CLEAR + lane * LANE;
    const down = lane % 2 === 1;
    const inWay = blocks
      .filter((block) => x > block.x - CLEAR && x < block.x + block.width + CLEAR)
      .toSorted((a, b) => (down ? a.y - b.y : b.y - a.y));
    steps.push(`L${x} ${down ? top : bottom}`);
    for (const block of inWay) {
      const left = block.x - CLEAR;
      const right = block.x + block.width + CLEAR;
      const side = x - left < right - x ? left : right;
      const [near, far] = down
        ? [block.y - CLEAR, block.y + block.height + CLEAR]
        : [block.y + block.height + CLEAR, block.y - CLEAR];
      steps.push(`V${near}`, `H${side}`, `V${far}`, `H${x}`);
    }
    steps.push(`V${down ? bottom : top}`);
  }
  const outer = field.y + field.height + 22;
  steps.push(`V${outer}`, `H${field.x - 22}`, `V${dock.y + 14}`, `H${dock.x}`);
  return steps.join("");
}
