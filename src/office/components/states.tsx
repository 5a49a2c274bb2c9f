import { type ReactNode, useEffect, useState } from "react";
import { RefusedError } from "../api.ts";
import { whyNot } from "../attempt.ts";
import { useConnection } from "../connection.ts";
import { useWords } from "../words.tsx";
import { Button, buttonClass } from "./button.tsx";
import { Link } from "./link.tsx";
import styles from "./states.module.css";

/** A list that has nothing to show, or all of a `page`: what that means, and what to press. */
export function Empty({
  title,
  children,
  action,
  page = false,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  page?: boolean;
}) {
  const Title = page ? "h1" : "h2";
  return (
    <div className={styles.state}>
      <Title>{title}</Title>
      {children === undefined ? null : <p>{children}</p>}
      {action}
    </div>
  );
}

/** An address without a page, or of something that is gone. */
export function NotFound() {
  const { shell } = useWords();
  return (
    <Empty
      page
      title={shell.notFound.title}
      action={
        <Link to="/" className={buttonClass()}>
          {shell.places.home}
        </Link>
      }
    >
      {shell.notFound.text}
    </Empty>
  );
}

/** For so long nothing is shown, so that quick answers don't flicker (ms). */
const MOMENT = 200;

type LoadingProps = {
  rows?: number;
  /** How high the rows will be, on phones as well (px), so that nothing moves when they are there. */
  height?: number;
  phoneHeight?: number;
  /** All of the page is on its way, its heading too. */
  page?: boolean;
};

/** Rows in the place of those that are on their way; without a connection it says so. */
export function Loading({ rows = 6, height = 45, phoneHeight = height, page = false }: LoadingProps) {
  const { shell } = useWords();
  const { since } = useConnection();
  const [isShown, show] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => show(true), MOMENT);
    return () => clearTimeout(timer);
  }, []);
  if (since !== null) {
    return (
      <Empty page={page} title={shell.notHere.title}>
        {shell.notHere.text}
      </Empty>
    );
  }
  return (
    <div
      className={styles.loading}
      data-shown={isShown || undefined}
      role="status"
      aria-label={shell.loading}
      style={{ "--height": `${height}px`, "--phone-height": `${phoneHeight}px` }}
    >
      {page ? <h1 className="visually-hidden">{shell.loading}</h1> : null}
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} />
      ))}
    </div>
  );
}

/** What could not be loaded, why, and a way to try again. */
export function Failed({ error, again, page = false }: { error: Error; again: () => void; page?: boolean }) {
  const { shell } = useWords();
  if (error instanceof RefusedError && error.status === 403) {
    return (
      <Empty page={page} title={shell.notYours.title}>
        {shell.notYours.text}
      </Empty>
    );
  }
  if (error instanceof RefusedError && error.status === 404) {
    return <NotFound />;
  }
  return (
    <div role="alert">
      <Empty
        page={page}
        title={shell.failed.title}
        action={<Button onClick={again}>{shell.failed.again}</Button>}
      >
        {whyNot(error, shell.failed.text)}
      </Empty>
    </div>
  );
}
