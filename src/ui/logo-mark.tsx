const DOTS = [
  { hue: "var(--hue-1)", x: 14.8, y: 0.9 },
  { hue: "var(--hue-2)", x: 11.9, y: 0.9 },
  { hue: "var(--hue-3)", x: 9.9, y: 0.9 },
  { hue: "var(--hue-4)", x: 5.2, y: 9.9 },
  { hue: "var(--hue-5)", x: 3.2, y: 9.9 },
];

/** نقي in square Kufi, its five dots in the five categories' hues. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="2 0.75 14 10.5" aria-hidden="true" className={className}>
      <path fill="currentColor" fillRule="evenodd" d="M15 3h1v3H8v3H2V6.4h1V8h4V5h3V3h3v2h2zM11 4v1h1V4z" />
      {DOTS.map(({ hue, x, y }) => (
        <rect key={x} x={x} y={y} width="1.2" height="1.2" style={{ fill: hue }} />
      ))}
    </svg>
  );
}
