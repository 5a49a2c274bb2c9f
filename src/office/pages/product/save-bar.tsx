import { useState } from "react";
import { useCommands } from "../../commands.ts";
import { buttonClass, Button } from "../../components/button.tsx";
import { shortDate } from "../../components/dates.ts";
import { Link, useGo } from "../../components/link.tsx";
import { PageBar } from "../../components/page-bar.tsx";
import { Kbd } from "../../components/kbd.tsx";
import { Status } from "../../components/status.tsx";
import { useWords } from "../../words.tsx";
import { productPath } from "../../../urls/links.ts";
import type { OpenedProduct } from "./product-query.ts";
import type { useDraft } from "./use-draft.ts";
import type { PublicationActions } from "./use-publication.ts";
import { Withdraw } from "./withdraw.tsx";
import styles from "./save-bar.module.css";

type Props = {
  product: OpenedProduct;
  name: string;
  draft: ReturnType<typeof useDraft>;
  /** The columns with something wrong. */
  wrong: readonly string[];
  mayChange: boolean;
  publication: PublicationActions;
  onPublish: () => void;
  onWrong: () => void;
  isPreview: boolean;
  onPreview: () => void;
};

const TONES = { active: "good", draft: "line", withdrawn: "plain" } as const;

/** What a product is called and where it stands, and what can be done with it as a whole. */
export function SaveBar(props: Props) {
  const { product, name, draft, wrong, mayChange, publication, onPublish, onWrong } = props;
  const { product: t } = useWords();
  const go = useGo();
  const [isWithdrawing, withdraw] = useState(false);
  const { id, state, versions } = product;
  const changes = Object.keys(draft.edits).length;
  const label = state === "draft" ? t.publishNew : changes === 0 ? t.nothingToPublish : t.publish(changes);
  // While two texts are asked about, the draft on the server is somebody else's.
  const mayDiscard = mayChange && draft.state !== "asking" && (changes > 0 || state === "draft");
  const historyPath = `/products/${encodeURIComponent(id)}/history`;
  useCommands("editing", {
    history: versions > 0 ? () => go(historyPath) : null,
    withdraw: mayChange && state === "active" ? () => withdraw(true) : null,
    putBack: mayChange && state === "withdrawn" ? () => void publication.putBack() : null,
    discard: mayDiscard ? () => void publication.discard() : null,
  });
  return (
    <>
      <PageBar back={{ to: "/products", label: t.backToList }} title={name}>
        <Status tone={TONES[state]}>{t.states[state]}</Status>
        <span
          className={styles.kept}
          role="status"
          data-bad={draft.state === "failed" || draft.state === "asking" || undefined}
        >
          {keptText(t, draft, changes)}
        </span>
        {wrong.length > 0 ? (
          <button type="button" className={styles.wrong} onClick={onWrong}>
            {t.toPutRight(wrong.length)}
          </button>
        ) : null}
        <span className={styles.actions}>
          {state === "active" ? (
            <a
              className={`${buttonClass("bare", true)} ${styles.rare}`}
              href={productPath(id)}
              target="_blank"
              rel="noreferrer"
            >
              {t.seeIt}
            </a>
          ) : null}
          {versions > 0 ? (
            <Link to={historyPath} className={buttonClass("bare", true)}>
              {t.history(versions)}
            </Link>
          ) : null}
          {mayChange && state === "active" ? (
            <Button kind="bare" small onClick={() => withdraw(true)}>
              {t.withdraw.action}
            </Button>
          ) : null}
          {mayChange && state === "withdrawn" ? (
            <Button kind="bare" small disabled={publication.busy} onClick={() => void publication.putBack()}>
              {t.withdraw.back}
            </Button>
          ) : null}
          {mayDiscard ? (
            <Button small disabled={publication.busy} onClick={() => void publication.discard()}>
              {t.discard}
            </Button>
          ) : null}
        </span>
        <span className={styles.main}>
          {mayChange ? (
            <Button
              kind="act"
              small
              disabled={publication.busy || (changes === 0 && state !== "draft")}
              onClick={onPublish}
            >
              {label} <Kbd>Mod+Shift+P</Kbd>
            </Button>
          ) : null}
          <Button small className={styles.preview} aria-pressed={props.isPreview} onClick={props.onPreview}>
            {props.isPreview ? t.edit : t.preview}
          </Button>
        </span>
      </PageBar>
      {isWithdrawing ? (
        <Withdraw
          own={product.published["article number"] ?? ""}
          publication={publication}
          onClose={() => withdraw(false)}
          successor={draft.texts["successor"] ?? ""}
        />
      ) : null}
    </>
  );
}

type Words = ReturnType<typeof useWords>["product"];

function keptText(t: Words, { state, keptAt }: Props["draft"], changes: number): string {
  if (state === "failed") return t.notKept;
  if (state === "asking") return t.conflict.title;
  if (state === "keeping" || state === "waiting") return t.keeping;
  if (changes === 0) return "";
  return keptAt === null ? "" : t.kept(shortDate(keptAt));
}
