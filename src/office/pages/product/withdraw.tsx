import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Combobox } from "../../components/combobox.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Field } from "../../components/field.tsx";
import { useWords } from "../../words.tsx";
import { useArticles } from "./use-articles.ts";
import type { PublicationActions } from "./use-publication.ts";
import styles from "./withdraw.module.css";

type Props = {
  publication: PublicationActions;
  /** The product's own article number. */
  own: string;
  successor: string;
  onClose: () => void;
};

/** Asks where the address of a product leads once it is withdrawn. */
export function Withdraw({ publication, own, successor, onClose }: Props) {
  const { product: t } = useWords();
  const [article, setArticle] = useState(successor);
  const found = useArticles(article, own);
  return (
    <Dialog title={t.withdraw.title} width={520} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={async (event) => {
          event.preventDefault();
          if (await publication.withdraw(article.trim())) onClose();
        }}
      >
        <p>{t.withdraw.text}</p>
        <Field
          id="withdraw-successor"
          label={t.withdraw.successor}
          error={publication.refused.faults["successor"]}
        >
          {(control) => (
            <Combobox
              value={article}
              choices={found}
              onPick={setArticle}
              onType={setArticle}
              control={control}
            />
          )}
        </Field>
        <div className={styles.actions}>
          <Button kind="act" type="submit" disabled={publication.busy}>
            {t.withdraw.action}
          </Button>
          <Button kind="bare" onClick={onClose}>
            {t.withdraw.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
