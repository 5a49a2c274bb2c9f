import { useState } from "react";
import { Combobox } from "../../components/combobox.tsx";
import { Rows } from "../../components/rows/rows.tsx";
import { type RowFormat, useRows } from "../../components/rows/use-rows.ts";
import { useArticles } from "./use-articles.ts";

/** One entry a line. */
const FORMAT: RowFormat<string> = {
  read: (text) => text.split("\n").filter((line) => line.trim() !== ""),
  write: (rows) => rows.filter((row) => row.trim() !== "").join("\n"),
  blank: "",
  isBlank: (row) => row === "",
};

type Props = {
  text: string;
  column: string;
  nameOf: (place: number) => string;
  placeholder: string;
  readOnly: boolean;
  /** Entries begin with the article number of a product, which is offered. */
  articles?: boolean;
  onText: (text: string) => void;
};

/** The lines of a column as rows. */
export function LineRows({ text, column, nameOf, placeholder, readOnly, articles = false, onText }: Props) {
  const changes = useRows(text, FORMAT, onText);
  const [searched, search] = useState("");
  const found = useArticles(articles ? searched : "");
  return (
    <div data-column={column}>
      <Rows
        changes={changes}
        nameOf={nameOf}
        isBlank={FORMAT.isBlank}
        paste={FORMAT.read}
        layout="line"
        readOnly={readOnly}
      >
        {(row, at, isNew) => {
          const control = {
            className: undefined,
            "aria-label": isNew ? placeholder : nameOf(at + 1),
            placeholder: isNew ? placeholder : undefined,
          };
          const change = (value: string) => changes.update(at, value);
          return articles && !readOnly ? (
            <Combobox
              value={row}
              choices={found}
              onPick={change}
              onType={change}
              onSearch={search}
              control={control}
            />
          ) : (
            <input
              {...control}
              dir="auto"
              readOnly={readOnly}
              value={row}
              onChange={({ target }) => change(target.value)}
            />
          );
        }}
      </Rows>
    </div>
  );
}
