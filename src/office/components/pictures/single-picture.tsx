import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PictureShape } from "../../../domain/product/pictures.ts";
import { useWords } from "../../words.tsx";
import { Button } from "../button.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { DropZone } from "./drop-zone.tsx";
import { type Upload, uploadPicture } from "./upload-picture.ts";
import { UploadState } from "./upload-state.tsx";
import { useUploads } from "./use-uploads.ts";
import styles from "./single-picture.module.css";

type Props = {
  /** "" without one. */
  url: string;
  shape: PictureShape;
  label: string;
  onChange: (url: string) => void;
  upload?: Upload;
};

/** One picture, such as a logo or a banner: sent, cut, taken out. */
export function SinglePicture({ url, shape, label, onChange, upload = uploadPicture }: Props) {
  const { pictures: t } = useWords();
  const [cropping, setCropping] = useState(false);
  const uploads = useUploads(upload, shape, onChange);
  const field = useRef<HTMLDivElement>(null);
  const remove = () => {
    flushSync(() => onChange(""));
    field.current?.querySelector("input")?.focus();
  };
  return (
    <div ref={field}>
      <div className={styles.single} data-shape={shape}>
        {url === "" ? null : (
          <div className={styles.shown}>
            <div className={styles.frame}>
              <img src={url} alt={label} />
            </div>
            <div className={styles.actions}>
              {shape === "logo" ? null : (
                <Button small onClick={() => setCropping(true)}>
                  {t.crop}
                </Button>
              )}
              <Button small kind="bare" onClick={remove}>
                {t.remove}
              </Button>
            </div>
          </div>
        )}
        <div>
          <DropZone uploads={uploads} single />
        </div>
      </div>
      <UploadState uploads={uploads} />
      {cropping ? (
        <CropDialog
          {...uploads.sourceOf(url)}
          shape={shape}
          onCrop={async (crop) => onChange(await uploads.cut(url, crop))}
          onClose={() => setCropping(false)}
        />
      ) : null}
    </div>
  );
}
