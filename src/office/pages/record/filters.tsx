import { BY_ITSELF, RECORD_KINDS, type RecordFilter } from "../../../domain/office/record-filter.ts";
import { dateInBahrain } from "../../../domain/company/opening-hours.ts";
import { useRef } from "react";
import { buttonClass } from "../../components/button.tsx";
import { OFFICE } from "../../components/link.tsx";
import { useCommands } from "../../commands.ts";
import { recordPath } from "./parameters.ts";
import { DateCell, FilterCell, FilterRow, SearchField } from "../../components/filter-row.tsx";
import { useNow } from "../../now.ts";
import { useWords } from "../../words.tsx";

type Props = {
  filter: RecordFilter;
  staff: readonly { id: string; name: string }[];
  onFilter: (changes: Readonly<Record<string, string>>) => void;
};

/** What the record is narrowed by: words, a person, a kind of thing, a day; and its file. */
export function Filters({ filter, staff, onFilter }: Props) {
  const { record: words } = useWords();
  const now = useNow();
  const field = useRef<HTMLInputElement>(null);
  useCommands("list", { filter: () => field.current?.focus() });
  return (
    <FilterRow
      chosen={[filter.staff, filter.kind, filter.day].filter(Boolean).length}
      search={
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          value={filter.q ?? ""}
          field={field}
          onSearch={(q) => onFilter({ q })}
        />
      }
    >
      <FilterCell
        label={words.filters.who}
        value={filter.staff ?? ""}
        onChange={(chosen) => onFilter({ staff: chosen })}
      >
        <option value="">{words.filters.everybody}</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={BY_ITSELF}>{words.byItself}</option>
      </FilterCell>
      <FilterCell
        label={words.filters.kind}
        value={filter.kind ?? ""}
        onChange={(kind) => onFilter({ kind })}
      >
        <option value="">{words.filters.everything}</option>
        {RECORD_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </FilterCell>
      <DateCell
        label={words.filters.day}
        value={filter.day ?? ""}
        max={dateInBahrain(now)}
        onChange={(day) => onFilter({ day })}
      />
      <a
        className={buttonClass("bare", true)}
        href={`${OFFICE}/api${recordPath(filter, "/record/export")}`}
        download
      >
        {words.csv}
      </a>
    </FilterRow>
  );
}
