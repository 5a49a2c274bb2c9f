import { type SyntheticEvent, useState } from "react";
import styles from "./site-frame.module.css";

type Props = {
  src: string;
  title: string;
  /** How wide the page is drawn, and how much of its height is shown at most (px). */
  width: number;
  most: number;
  /** As wide as it is shown where there is room (px). */
  shown?: number;
  /** The element that is as high as what is shown, where it is not all of the page. */
  part?: string;
  /** Is given the page when it is there. */
  onPage?: (page: Document) => void;
};

/** A page of the site, as small as there is room. It runs nothing; the one before stays until the next is there. */
export function SiteFrame({ src, title, width, most, shown = width, part = "body", onPage }: Props) {
  const [there, setThere] = useState({ src, height: 0 });
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = currentTarget.contentDocument;
    if (!page) return;
    onPage?.(page);
    const height = (page.querySelector(part) ?? page.body).scrollHeight;
    setThere({ src, height: Math.min(height, most) });
  };
  const frames = there.src === src ? [src] : [there.src, src];
  return (
    <div
      className={styles.frame}
      style={{ "--width": width, "--height": there.height || width, "--shown": `${shown}px` }}
    >
      {frames.map((each) => (
        <iframe
          key={each}
          src={each}
          title={title}
          sandbox="allow-same-origin"
          tabIndex={-1}
          aria-hidden={each !== there.src || undefined}
          className={each === there.src ? undefined : styles.next}
          onLoad={each === src ? onLoad : undefined}
        />
      ))}
    </div>
  );
}
