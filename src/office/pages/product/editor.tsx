import type { CellEdits } from "../../../domain/office/product-draft.ts";
import { useCommands } from "../../commands.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import layout from "../../components/editor.module.css";
import { usePageTitle } from "../../layout/shell.tsx";
import { useWords } from "../../words.tsx";
import { choicesQuery } from "../products/choices.ts";
import { Conflicts } from "./conflicts.tsx";
import { ProductFields } from "./fields.tsx";
import { Preview } from "./preview.tsx";
import type { OpenedProduct } from "./product-query.ts";
import { SaveBar } from "./save-bar.tsx";
import { useDraft } from "./use-draft.ts";
import { usePublication } from "./use-publication.ts";
import styles from "./editor.module.css";

/** The fields of a product in one column, what visitors will see of it in the other; on phones one after the other. */
export function Editor({ product, mayChange }: { product: OpenedProduct; mayChange: boolean }) {
  const { product: t } = useWords();
  const draft = useDraft(product);
  const publication = usePublication(product, draft.keeper);
  const [isPreview, showPreview] = useState(false);
  const { data: choices } = useQuery(choicesQuery);
  const name = draft.texts["name"]?.trim() || product.published["name"] || t.newProduct;
  usePageTitle(name);
  const shown = {
    ...faultsOf(product.faults, product.draft?.edits ?? {}, draft.edits),
    ...faultsOf(publication.refused.faults, publication.refused.edits, draft.edits),
  };
  const wrong = Object.keys(shown);
  const publish = () => {
    const [first] = wrong;
    if (first === undefined) void publication.publish();
    else focusOn(first);
  };
  useCommands(
    "editing",
    {
      keep: mayChange ? () => void draft.keeper.flush() : null,
      publish:
        mayChange && (Object.keys(draft.edits).length > 0 || product.state === "draft") ? publish : null,
    },
    name,
  );
  return (
    <>
      <SaveBar
        product={product}
        name={name}
        draft={draft}
        wrong={wrong}
        mayChange={mayChange}
        publication={publication}
        onPublish={publish}
        onWrong={() => focusOn(wrong[0] ?? "name")}
        isPreview={isPreview}
        onPreview={() => showPreview(!isPreview)}
      />
      <div className={`${layout.columns} ${styles.editor}`} data-preview={isPreview || undefined}>
        <form
          className={layout.form}
          onSubmit={(event) => event.preventDefault()}
          autoComplete="off"
          noValidate
        >
          <Conflicts
            conflicts={draft.conflicts}
            draft={product.draft}
            onChoose={(each, which) => draft.keeper.choose(each, which)}
          />
          <ProductFields
            texts={draft.texts}
            edits={draft.edits}
            faults={shown}
            columns={product.columns}
            files={product.files}
            choices={choices}
            // A new product gets another page by its publication.
            readOnly={!mayChange || (publication.busy && product.state === "draft")}
            set={(texts) => draft.keeper.set(texts)}
          />
        </form>
        <Preview product={product} version={draft.version} texts={draft.texts} edits={draft.edits} />
      </div>
    </>
  );
}

/** A fault of a text that was changed since is none until that is read again. */
function faultsOf(faults: Readonly<Record<string, string>>, then: CellEdits, now: CellEdits) {
  return Object.fromEntries(
    Object.entries(faults).filter(([column]) => then[column]?.to === now[column]?.to),
  );
}

/** The first field of a column gets the focus; of several fields, the first that is wrong or not filled in. */
function focusOn(column: string): void {
  const place = document.querySelector(`[data-column="${CSS.escape(column)}"]`);
  const field =
    place?.querySelector<HTMLElement>("[aria-invalid], select:invalid") ??
    place?.querySelector<HTMLElement>("input, textarea, select, button");
  place?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
