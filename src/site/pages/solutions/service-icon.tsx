import type { Content } from "../../../content/load.ts";

type ServiceIconKey = Content["solutions"]["cards"][number]["icon"];

const DRAWINGS: Record<ServiceIconKey, string> = {
  tower: "M8 44V10l16-6v40M24 16h16v28M4 44h40M14 15v2M14 23v2M14 31v2M31 23h2M31 31h2M31 37h2",
  clinic: "M6 44V14h36v30M4 44h40M20 44V34h8v10M24 18v10M19 23h10M14 14V6h20v8",
  bed: "M4 40V12M4 34h40v6M44 34v-8a6 6 0 0 0-6-6H20v14M4 34M12 20a4 4 0 1 0 0 8 4 4 0 1 0 0-8",
  vacuum:
    "M14 14h18v22H14zM14 20h18M17 14l3-6h6l3 6M16 40a2 2 0 1 0 .1 0M30 40a2 2 0 1 0 .1 0M32 25h6a5 5 0 0 1 5 5v12",
  route: "M6 8h36v32H6zM12 40V14h6v20h6V14h6v20h6V22M33 25l3-4 3 4",
  floor: "M4 16 24 6l20 10-20 10zM4 24l20 10 20-10M4 32l20 10 20-10",
  flask: "M18 4h12M20 4v14L8 40a3 3 0 0 0 3 4h26a3 3 0 0 0 3-4L28 18V4M13 31h22",
  training: "M4 18 24 8l20 10-20 10zM12 22v12q12 8 24 0V22M44 18v14",
  quote: "M10 4h20l8 8v32H10zM30 4v8h8M16 20h16M16 27h16M16 34h9",
};

/** A service card's pictogram: one line, drawn at 48 units, hidden from screen readers. */
export function ServiceIcon({ icon, className }: { icon: ServiceIconKey; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <path d={DRAWINGS[icon]} />
    </svg>
  );
}
