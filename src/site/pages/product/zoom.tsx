import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { readVersionedUrl } from "../../../urls/images.ts";
import { useModal } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useContent } from "../../components/content.tsx";
import { ResponsiveImage } from "../../components/product-image/responsive-image.tsx";
import { IMAGE_USES } from "../../components/product-image/product-image.tsx";
import { useZoom } from "./use-zoom.ts";
import { type Part, subjectIn, WHOLE } from "./zoom-subject.ts";
import {
  centredOn,
  type Frame,
  moved,
  nextStep,
  seenPart,
  type Size,
  wholeView,
  zoomed,
  type ZoomView,
  zoomSteps,
} from "./zoom-view.ts";
import styles from "./zoom.module.css";

/** How many milliseconds the hint is there. */
const HINTED = 6000;
const MIDDLE = { x: 0, y: 0 };
/** How many pixels of the screen an arrow key moves the picture. */
const KEY_STEP = 80;
const ARROWS: Record<string, { x: number; y: number } | undefined> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
};

type Props = { url: string; name: string; article: string | null; onClose: () => void };

/** The picture over the whole window, enlarged by steps, wheel, fingers and keys. It is there only while it is open. */
export function ImageZoom({ url, name, article, onClose }: Props) {
  const t = useContent("product").zoomed;
  const shared = useContent("shared");
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, true);
  const [isHinted, setHinted] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setHinted(false), HINTED);
    return () => clearTimeout(timer);
  }, []);
  // Only the addresses of our own pictures say their size.
  const own = readVersionedUrl(url);
  const [natural, setNatural] = useState<Size>({ width: 960, height: 960 });
  const { width, height } = own ?? natural;
  const picture = { width, height };
  const [subject, setSubject] = useState<Part | null>(null);
  const { window, pointers, frame, view, change, gliding } = useZoom(picture, subject);

  const toScale = (scale: number) =>
    change((before, within) => zoomed(before, scale / before.scale, MIDDLE, within), true);
  const step = (direction: 1 | -1) =>
    change((before, within) => {
      const scale = nextStep(before, direction, within);
      return zoomed(before, scale / before.scale, MIDDLE, within);
    }, true);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) change((before, within) => moved(before, arrow, within), true);
    else if (event.key === "+" || event.key === "=") step(1);
    else if (event.key === "-") step(-1);
    else if (event.key === "0") change((_before, within) => wholeView(within), true);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className={`light ${styles.zoom}`}
      aria-label={t.title(name)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div ref={window} className={styles.window} dir="ltr" {...pointers}>
        <div
          className={styles.picture}
          data-gliding={gliding || undefined}
          style={{
            ...picture,
            // Until the window is measured the picture would be seen in its full size for a moment.
            ...(view && frame ? { transform: transformOf(view, frame) } : { visibility: "hidden" }),
          }}
        >
          {/* What the page already has stands in until the largest is here. */}
          <ResponsiveImage
            url={url}
            alt=""
            {...IMAGE_USES.gallery}
            draggable={false}
            onLoad={({ currentTarget }) => setSubject(subjectIn(currentTarget))}
            onError={() => setSubject(WHOLE)}
          />
          <ResponsiveImage
            url={url}
            alt={name}
            {...IMAGE_USES.zoom}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setNatural({ width: naturalWidth, height: naturalHeight })
            }
          />
        </div>
      </div>
      <p className={styles.caption}>
        <strong>{name}</strong>
        {article === null ? null : <span>{article}</span>}
      </p>
      <p className={styles.hint} data-gone={!isHinted || undefined}>
        {t.hint}
      </p>
      {view && frame ? (
        <>
          <Overview
            url={url}
            view={view}
            frame={frame}
            onPoint={(x, y) => change((before, within) => centredOn(before, { x, y }, within))}
          />
          <div className={styles.controls} role="group" aria-label={t.size}>
            <button type="button" aria-label={t.smaller} onClick={() => step(-1)}>
              <Icon name="minus" />
            </button>
            {zoomSteps(frame).map((scale, index) => (
              <button
                key={scale}
                type="button"
                aria-pressed={Math.abs(view.scale / scale - 1) < 0.01}
                onClick={() => toScale(scale)}
              >
                {index === 0 ? t.whole : t.percent(Math.round(scale * frame.density * 100))}
              </button>
            ))}
            <button type="button" aria-label={t.larger} onClick={() => step(1)}>
              <Icon name="plus" />
            </button>
          </div>
        </>
      ) : null}
      <button
        type="button"
        className={styles.close}
        aria-label={shared.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}

function transformOf({ x, y, scale }: ZoomView, { window }: Frame): string {
  return `translate(${window.width / 2 - x * scale}px, ${window.height / 2 - y * scale}px) scale(${scale})`;
}

type OverviewProps = { url: string; view: ZoomView; frame: Frame; onPoint: (x: number, y: number) => void };

/** The whole picture, small, with a frame around what is seen; a press on it goes there. Keys do the same. */
function Overview({ url, view, frame, onPoint }: OverviewProps) {
  const [whole = view.scale] = zoomSteps(frame);
  if (view.scale <= whole * 1.01) return null;
  const seen = seenPart(view, frame);
  const percent = (part: number) => `${part * 100}%`;
  const point = (event: PointerEvent) => {
    if (event.buttons !== 1) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPoint(
      ((event.clientX - left) / width) * frame.picture.width,
      ((event.clientY - top) / height) * frame.picture.height,
    );
  };
  return (
    <div className={styles.overview} dir="ltr" aria-hidden="true" onPointerDown={point} onPointerMove={point}>
      <ResponsiveImage url={url} alt="" {...IMAGE_USES.row} draggable={false} />
      <i
        style={{
          left: percent(seen.x),
          top: percent(seen.y),
          width: percent(seen.width),
          height: percent(seen.height),
        }}
      />
    </div>
  );
}
