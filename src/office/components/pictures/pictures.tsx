import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { movedPicture, type Picture } from "../../../domain/product/picture-list.ts";
import type { Crop } from "../../../domain/product/pictures.ts";
import { useWords } from "../../words.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { DropZone } from "./drop-zone.tsx";
import { PictureDetails } from "./picture-details.tsx";
import { type Upload, uploadPicture } from "./upload-picture.ts";
import { UploadState } from "./upload-state.tsx";
import { useUploads } from "./use-uploads.ts";
import styles from "./pictures.module.css";

type Props = {
  /** In their order; the first is the main one. */
  pictures: readonly Picture[];
  onChange: (pictures: readonly Picture[]) => void;
  upload?: Upload;
};

const FORWARD = ["ArrowRight", "ArrowDown"];
const BACK = ["ArrowLeft", "ArrowUp"];

/** The pictures of a product: order by drag and keys, the main one, what each shows in words, and new ones. */
export function Pictures({ pictures, onChange, upload = uploadPicture }: Props) {
  const { pictures: t } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const [chosen, choose] = useState<string | null>(null);
  const [dragged, drag] = useState<string | null>(null);
  const [cropped, crop] = useState<string | null>(null);
  const [said, say] = useState("");
  // Pictures arrive late, also when the page was left: each is added to those of then.
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  const changeLatest = (change: (now: readonly Picture[]) => readonly Picture[]) => {
    latest.current = change(latest.current);
    onChange(latest.current);
  };
  const uploads = useUploads(upload, "square", (url) => {
    changeLatest((now) => (now.some((each) => each.url === url) ? now : [...now, { url, text: "" }]));
    choose(url);
  });
  const place = pictures.findIndex(({ url }) => url === chosen);
  const picture = pictures[place];

  /** The last place is that of new ones. */
  const focusOn = (at: number) => list.current?.querySelectorAll<HTMLElement>("button, input")[at]?.focus();
  const move = (from: number, to: number) => {
    const moved = movedPicture(pictures, from, to);
    if (moved === pictures) return;
    const focused = document.activeElement;
    flushSync(() => {
      onChange(moved);
      say(t.movedTo(to + 1, pictures.length));
    });
    // A browser takes the focus off what it moves, and off a button that can be pressed no more.
    if (focused instanceof HTMLButtonElement && focused.isConnected && !focused.disabled) focused.focus();
    else focusOn(to);
  };
  const remove = (at: number) => {
    flushSync(() => {
      onChange(pictures.toSpliced(at, 1));
      choose(null);
      say(t.removed);
    });
    focusOn(Math.max(0, at - 1));
  };
  const change = (at: number, changed: Picture) => onChange(pictures.with(at, changed));
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const rtl = list.current !== null && getComputedStyle(list.current).direction === "rtl";
    const sideways = rtl && event.key.endsWith("t");
    const step = FORWARD.includes(event.key) ? 1 : BACK.includes(event.key) ? -1 : 0;
    const by = sideways ? -step : step;
    if (event.key === "Delete" || event.key === "Backspace") remove(at);
    else if (by !== 0 && event.altKey) move(at, at + by);
    else if (by !== 0) focusOn(at + by);
    else return;
    event.preventDefault();
  };
  const onCrop = async (url: string, part: Crop) => {
    const kept = await uploads.cut(url, part);
    changeLatest((now) => now.map((each) => (each.url === url ? { ...each, url: kept } : each)));
    choose(kept);
  };

  return (
    <div className={styles.pictures}>
      <ul ref={list} className={styles.list}>
        {pictures.map((each, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move it by its button.
          <li
            key={each.url}
            className={styles.tile}
            data-main={at === 0 || undefined}
            data-dragged={each.url === dragged || undefined}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = "move";
              drag(each.url);
            }}
            onDragEnd={() => drag(null)}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              move(
                pictures.findIndex(({ url }) => url === dragged),
                at,
              );
            }}
          >
            <button
              type="button"
              tabIndex={at === Math.max(0, place) ? 0 : -1}
              aria-pressed={each.url === chosen}
              aria-label={t.nth(at + 1, pictures.length, each.text)}
              onClick={() => choose(each.url === chosen ? null : each.url)}
              onKeyDown={(event) => onKeyDown(event, at)}
            >
              <img src={each.url} alt="" draggable={false} />
            </button>
            <p className={each.text === "" ? styles.lacking : styles.text}>
              {at === 0 ? <b>{t.main}</b> : null} {each.text === "" ? t.noText : t.quoted(each.text)}
            </p>
          </li>
        ))}
        <li>
          <DropZone uploads={uploads} />
        </li>
      </ul>
      <UploadState uploads={uploads} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {picture ? (
        <PictureDetails
          picture={picture}
          place={place}
          of={pictures.length}
          onText={(text) => change(place, { ...picture, text })}
          onMove={(to) => move(place, to)}
          onCrop={() => crop(picture.url)}
          onRemove={() => remove(place)}
        />
      ) : null}
      {cropped === null ? null : (
        <CropDialog
          {...uploads.sourceOf(cropped)}
          shape="square"
          onCrop={(part) => onCrop(cropped, part)}
          onClose={() => crop(null)}
        />
      )}
    </div>
  );
}
