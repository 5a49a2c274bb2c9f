import { useId } from "react";
import type { Picture } from "../../../domain/product/picture-list.ts";
import { fileNameOf } from "../../../urls/images.ts";
import { useWords } from "../../words.tsx";
import { Button } from "../button.tsx";
import { Field } from "../field.tsx";
import styles from "./pictures.module.css";

type Props = {
  picture: Picture;
  place: number;
  of: number;
  onText: (text: string) => void;
  onMove: (to: number) => void;
  onCrop: () => void;
  onRemove: () => void;
};

/** What can be done with the picture that was chosen. */
export function PictureDetails({ picture, place, of, onText, onMove, onCrop, onRemove }: Props) {
  const { pictures: t } = useWords();
  const id = useId();
  return (
    <div className={styles.details} role="group" aria-label={t.nth(place + 1, of, "")}>
      <Field id={id} label={t.text} help={t.textHelp}>
        {(control) => (
          <input
            {...control}
            value={picture.text}
            maxLength={250}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        {place === 0 ? null : (
          <Button small onClick={() => onMove(0)}>
            {t.makeMain}
          </Button>
        )}
        <Button small onClick={() => onMove(place - 1)} disabled={place === 0}>
          {t.earlier}
        </Button>
        <Button small onClick={() => onMove(place + 1)} disabled={place === of - 1}>
          {t.later}
        </Button>
        {/* Of other sites' pictures the browser gets no copy. */}
        {fileNameOf(picture.url) === null ? null : (
          <Button small onClick={onCrop}>
            {t.crop}
          </Button>
        )}
        <Button small kind="bare" onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
    </div>
  );
}
