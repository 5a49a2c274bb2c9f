import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import {
  changedCrop,
  type Crop,
  heightOf,
  type PictureShape,
  resizedCrop,
  type Size,
} from "../../../domain/product/pictures.ts";
import { useWords } from "../../words.tsx";
import styles from "./crop-dialog.module.css";

type Props = { size: Size; shape: PictureShape; crop: Crop; onChange: (crop: Crop) => void };

/** Of the picture's width, as much as an arrow key moves the part; with Shift a pixel. */
const STEP = 1 / 50;

type Drag = { x: number; y: number; from: Crop; resizes: boolean };

/** The part that is kept, over the picture: dragged, resized at its corner, moved by arrows, resized by + and −. */
export function CropFrame({ size, shape, crop, onChange }: Props) {
  const { pictures: t } = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const percent = (part: number, of: number) => `${(part / of) * 100}%`;

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const resizes = event.target instanceof Element && event.target.closest("i") !== null;
    drag.current = { x: event.clientX, y: event.clientY, from: crop, resizes };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const shown = frame.current?.parentElement?.getBoundingClientRect();
    if (!drag.current || !shown) return;
    const { x, y, from, resizes } = drag.current;
    const scale = size.width / shown.width;
    const right = (event.clientX - x) * scale;
    const down = (event.clientY - y) * scale;
    onChange(
      resizes
        ? resizedCrop(from, Math.max(right, down), size, shape)
        : changedCrop(from, { right, down }, size, shape),
    );
  };
  const end = () => {
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = event.shiftKey ? 1 : Math.max(1, Math.round(size.width * STEP));
    const by = {
      ArrowLeft: { right: -step },
      ArrowRight: { right: step },
      ArrowUp: { down: -step },
      ArrowDown: { down: step },
      "+": { wider: 2 * step },
      "=": { wider: 2 * step },
      "-": { wider: -2 * step },
    }[event.key];
    if (!by) return;
    event.preventDefault();
    onChange(changedCrop(crop, by, size, shape));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the numbers below it do the same.
    <div
      ref={frame}
      className={styles.frame}
      role="group"
      aria-label={t.part(crop.width, heightOf(crop.width, size, shape), crop.left, crop.top)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move it; the numbers below say the same.
      tabIndex={0}
      dir="ltr"
      style={{
        left: percent(crop.left, size.width),
        top: percent(crop.top, size.height),
        width: percent(crop.width, size.width),
        height: percent(heightOf(crop.width, size, shape), size.height),
      }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
    >
      <i />
    </div>
  );
}
