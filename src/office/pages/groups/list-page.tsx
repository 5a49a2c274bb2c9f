import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type GroupKind, NEW_ID } from "../../../domain/office/groups.ts";
import { may } from "../../../domain/office/permissions.ts";
import { Button, buttonClass } from "../../components/button.tsx";
import { OfKeys } from "../../components/kbd.tsx";
import { Link } from "../../components/link.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { Empty, Failed, Loading } from "../../components/states.tsx";
import { usePageTitle } from "../../layout/shell.tsx";
import { meQuery } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { GroupList } from "./group-list.tsx";
import { listQuery, pathOf } from "./kinds.ts";
import styles from "./list.module.css";

export function BrandsPage() {
  return <ListPage kind="brand" />;
}

export function CategoriesPage() {
  return <ListPage kind="category" />;
}

/** All brands or categories in the order of the site's menus. */
function ListPage({ kind }: { kind: GroupKind }) {
  const { groups } = useWords();
  const words = groups[kind];
  usePageTitle(words.list);
  const [search, setSearch] = useState("");
  const [isOrdering, setOrdering] = useState(false);
  const me = useQuery(meQuery);
  const { data, error, refetch } = useQuery(listQuery(kind));
  const mayChange = me.data !== undefined && may(me.data.role, "group.change");
  const wanted = search.trim().toLowerCase();
  const found = data?.rows.filter(({ name, displayName }) =>
    `${name} ${displayName ?? ""}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <PageHead title={words.list} {...(data && { count: data.rows.length })}>
        {mayChange ? (
          <Link to={`${pathOf(kind)}/${NEW_ID}`} className={buttonClass("act", true)}>
            {words.make}
          </Link>
        ) : null}
      </PageHead>
      <div className={styles.search}>
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {mayChange ? (
          <>
            <p>
              {groups.howToOrder.order}
              <OfKeys>{groups.howToOrder.byKeys}</OfKeys>
            </p>
            <Button small onClick={() => setOrdering(!isOrdering)}>
              {isOrdering ? groups.ordered : groups.order}
            </Button>
          </>
        ) : null}
      </div>
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {data || error ? null : <Loading height={56} />}
      {data && data.rows.length === 0 ? <Empty title={words.none}>{words.noneHelp}</Empty> : null}
      {found && data && data.rows.length > 0 && found.length === 0 ? (
        <Empty title={groups.notFound(search)} />
      ) : null}
      {found && found.length > 0 ? (
        <GroupList
          {...{ kind, isOrdering }}
          all={data?.rows ?? []}
          rows={found}
          mayOrder={mayChange && wanted === ""}
        />
      ) : null}
    </>
  );
}
