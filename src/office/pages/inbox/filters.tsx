import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { ARRIVED_PERIODS, type InboxFilter, NOBODY } from "../../../domain/inquiry/inbox.ts";
import { permission } from "../../../domain/office/permissions.ts";
import { shortName } from "../../../domain/office/staff.ts";
import { buttonClass } from "../../components/button.tsx";
import { FilterCell, FilterRow, SearchField } from "../../components/filter-row.tsx";
import { OFFICE } from "../../components/link.tsx";
import { meQuery, namesQuery } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { searchOf } from "./queries.ts";

type Props = {
  filter: InboxFilter;
  categories: readonly string[];
  onChange: (changes: Partial<InboxFilter>) => void;
  search: RefObject<HTMLInputElement | null>;
};

/** The search over the inbox, and what narrows it. */
export function Filters({ filter, categories, onChange, search }: Props) {
  const { search: words, bulk, views } = useWords().inbox;
  const { data: names } = useQuery(namesQuery);
  const { data: me } = useQuery(meQuery);
  const answering = names?.staff.filter(({ role }) => permission(role, "inquiry.answer") !== "no") ?? [];
  return (
    <FilterRow
      chosen={[filter.category, filter.owner, filter.arrived].filter(Boolean).length}
      search={
        <SearchField
          key={filter.view}
          label={words.label}
          placeholder={words.placeholder}
          value={filter.q}
          field={search}
          onSearch={(q) => onChange({ q })}
        />
      }
    >
      <FilterCell
        label={words.category}
        value={filter.category}
        onChange={(category) => onChange({ category })}
      >
        <option value="">{words.all}</option>
        {categories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </FilterCell>
      <FilterCell label={words.owner} value={filter.owner} onChange={(owner) => onChange({ owner })}>
        <option value="">{words.everybody}</option>
        <option value={NOBODY}>{words.nobody}</option>
        {answering.map(({ id, name }) => (
          <option key={id} value={id}>
            {shortName(name)}
          </option>
        ))}
      </FilterCell>
      <FilterCell
        label={words.arrived}
        value={filter.arrived}
        onChange={(value) => onChange({ arrived: ARRIVED_PERIODS.find((period) => period === value) ?? "" })}
      >
        <option value="">{words.anyTime}</option>
        {ARRIVED_PERIODS.map((period) => (
          <option key={period} value={period}>
            {words.periods[period]}
          </option>
        ))}
      </FilterCell>
      {me && permission(me.role, "inquiry.export") !== "no" ? (
        <a
          className={buttonClass("bare", true)}
          href={`${OFFICE}/api/inbox/export${searchOf({ ...filter, view: filter.view }) || "?view=waiting"}`}
          download
          title={views[filter.view]}
        >
          {bulk.csv}
        </a>
      ) : null}
    </FilterRow>
  );
}
