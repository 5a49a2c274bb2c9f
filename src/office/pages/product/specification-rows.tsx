import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  lineOf,
  pastedRows,
  rowsOf,
  type SpecificationRow,
  textOf,
} from "../../../domain/figures/specification-rows.ts";
import { answer, api } from "../../api.ts";
import { Combobox } from "../../components/combobox.tsx";
import { Rows } from "../../components/rows/rows.tsx";
import { type RowFormat, useRows } from "../../components/rows/use-rows.ts";
import { useWords } from "../../words.tsx";

const BLANK: SpecificationRow = { label: "", value: "", unit: "" };

const FORMAT: RowFormat<SpecificationRow> = {
  read: rowsOf,
  write: textOf,
  blank: BLANK,
  isBlank: (row) => lineOf(row) === "" && row.label === "",
};

/** Whether a row is too long for one line on a phone. */
const isLong = ({ label, value, unit }: SpecificationRow) =>
  label.length > 14 || value.length > 7 || unit.length > 4;

type Props = { text: string; readOnly: boolean; onText: (text: string) => void };

/** The lines of a specification: a name, a value, and a unit of those that products use for the name. */
export function SpecificationRows({ text, readOnly, onText }: Props) {
  const { product: t } = useWords();
  const changes = useRows(text, FORMAT, onText);
  const [label, setLabel] = useState("");
  const { data } = useQuery({
    queryKey: ["products", "units", label],
    queryFn: () => answer(() => api.products.units.$get({ query: { label } })),
    enabled: label.trim() !== "",
    staleTime: 5 * 60_000,
  });
  const units = (data?.units ?? []).map(({ unit, products }) => ({
    value: unit,
    hint: t.inProducts(products),
  }));
  return (
    <div data-column="specifications">
      <Rows
        changes={changes}
        nameOf={(place) => changes.rows[place - 1]?.row.label || t.rows.label(place)}
        isBlank={FORMAT.isBlank}
        paste={pastedRows}
        layout="specification"
        readOnly={readOnly}
      >
        {(row, at, isNew) => (
          <>
            <input
              aria-label={t.rows.label(at + 1)}
              placeholder={isNew ? t.rows.newLabel : undefined}
              dir="auto"
              data-long={isNew || isLong(row) || undefined}
              readOnly={readOnly}
              value={row.label}
              onChange={({ target }) => changes.update(at, { ...row, label: target.value })}
            />
            <input
              aria-label={t.rows.value(at + 1)}
              placeholder={isNew ? t.rows.newValue : undefined}
              dir="auto"
              readOnly={readOnly}
              value={row.value}
              onChange={({ target }) => changes.update(at, { ...row, value: target.value })}
            />
            <Combobox
              value={row.unit}
              choices={row.label === label ? units : []}
              onPick={(unit) => changes.update(at, { ...row, unit })}
              onType={(unit) => changes.update(at, { ...row, unit })}
              onSearch={() => setLabel(row.label)}
              control={{
                className: undefined,
                "aria-label": t.rows.unit(at + 1),
                placeholder: isNew ? t.rows.newUnit : undefined,
                disabled: readOnly,
              }}
            />
          </>
        )}
      </Rows>
    </div>
  );
}
