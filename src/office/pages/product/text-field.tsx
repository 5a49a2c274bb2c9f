import layout from "../../components/editor.module.css";
import { Field } from "../../components/field.tsx";
import { useWords } from "../../words.tsx";
import { columnLabel } from "./columns.ts";
import type { FieldsProps } from "./fields.tsx";

type Props = FieldsProps & {
  column: string;
  label?: string;
  aside?: string;
  help?: string;
  /** Over both columns. */
  wide?: boolean;
  /** A field of this many lines. */
  lines?: number;
  numeric?: boolean;
};

/** The text of one column. */
export function TextField({
  column,
  label,
  aside,
  help,
  wide = false,
  lines,
  numeric = false,
  ...props
}: Props) {
  const { product: t } = useWords();
  const { texts, edits, faults, readOnly, set } = props;
  return (
    <div className={wide ? layout.wide : undefined} data-column={column}>
      <Field
        id={`column-${column.replaceAll(" ", "-")}`}
        label={label ?? columnLabel(t.columns, column)}
        error={faults[column]}
        help={help}
        aside={aside}
        changed={column in edits}
      >
        {(control) => {
          const shared = {
            ...control,
            dir: "auto" as const,
            readOnly,
            value: texts[column] ?? "",
          };
          return lines === undefined ? (
            <input
              {...shared}
              inputMode={numeric ? "decimal" : undefined}
              onChange={({ target }) => set({ [column]: target.value })}
            />
          ) : (
            <textarea {...shared} rows={lines} onChange={({ target }) => set({ [column]: target.value })} />
          );
        }}
      </Field>
    </div>
  );
}
