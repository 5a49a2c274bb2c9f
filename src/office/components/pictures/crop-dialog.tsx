import { useEffect, useState } from "react";
import {
  changedCrop,
  type Crop,
  heightOf,
  leastCropWidth,
  type PictureShape,
  type Size,
  wholeCrop,
} from "../../../domain/product/pictures.ts";
import { whyNot } from "../../attempt.ts";
import { useWords } from "../../words.tsx";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { OfKeys } from "../kbd.tsx";
import { Problem } from "../problem.tsx";
import { CropFrame } from "./crop-frame.tsx";
import { NumberField } from "./number-field.tsx";
import styles from "./crop-dialog.module.css";

type Props = {
  /** The file as it was sent, or where the picture lies that was kept of it. */
  source: Blob | string;
  /** The part that was kept last; null for the largest one. */
  part: Crop | null;
  shape: PictureShape;
  onCrop: (crop: Crop) => Promise<void>;
  onClose: () => void;
};

/** Chooses the part of a picture that is kept, with mouse, fingers, keys or numbers; the server cuts it out. */
export function CropDialog({ source, part, shape, onCrop, onClose }: Props) {
  const { pictures: t, shell } = useWords();
  const url = useAddress(source);
  const [size, setSize] = useState<Size | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const keep = async () => {
    if (!crop) return;
    setBusy(true);
    try {
      await onCrop(crop);
      onClose();
    } catch (error) {
      setProblem(whyNot(error, shell.notSaved));
      setBusy(false);
    }
  };
  const number = (name: "left" | "top" | "width") => (value: number) => {
    if (!size || !crop) return;
    const by = {
      left: { right: value - crop.left },
      top: { down: value - crop.top },
      width: { wider: value - crop.width },
    };
    setCrop(changedCrop(crop, by[name], size, shape));
  };
  return (
    <Dialog title={t.cropTitle} width={680} onClose={onClose}>
      <form
        className={styles.inner}
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <div className={styles.stage}>
          <div className={styles.picture}>
            {url === null ? null : (
              <img
                src={url}
                alt=""
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
                  setSize({ width, height });
                  setCrop(part ?? wholeCrop({ width, height }, shape));
                }}
                onError={() => setProblem(t.notShown)}
              />
            )}
            {size && crop ? <CropFrame {...{ size, shape, crop }} onChange={setCrop} /> : null}
          </div>
        </div>
        {size && crop ? (
          <div className={styles.numbers}>
            <NumberField
              label={t.left}
              value={crop.left}
              most={size.width - crop.width}
              onChange={number("left")}
            />
            <NumberField
              label={t.top}
              value={crop.top}
              most={size.height - heightOf(crop.width, size, shape)}
              onChange={number("top")}
            />
            <NumberField
              label={shape === "square" ? t.side : t.width}
              value={crop.width}
              least={leastCropWidth(size, shape)}
              most={wholeCrop(size, shape).width}
              onChange={number("width")}
            />
            <Button small kind="bare" onClick={() => setCrop(wholeCrop(size, shape))}>
              {t.whole}
            </Button>
          </div>
        ) : null}
        <p className={styles.hint}>
          {t.cropHint} <OfKeys>{t.cropKeys} </OfKeys>
          {typeof source === "string" ? t.cropKept : null}
        </p>
        <Problem text={problem} />
        <div className={styles.foot}>
          <Button disabled={busy} onClick={onClose}>
            {t.leave}
          </Button>
          <Button kind="act" type="submit" disabled={busy || crop === null}>
            {busy ? t.cutting : t.cut}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The address of a file that was chosen on this machine, for as long as it is shown. */
function useAddress(source: Blob | string): string | null {
  const [url, setUrl] = useState(typeof source === "string" ? source : null);
  useEffect(() => {
    if (typeof source === "string") return setUrl(source);
    const made = URL.createObjectURL(source);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [source]);
  return url;
}
