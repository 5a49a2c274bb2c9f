import { useQuery } from "@tanstack/react-query";
import type { GroupKind } from "../../../domain/office/groups.ts";
import { Failed, Loading } from "../../components/states.tsx";
import { usePageTitle } from "../../layout/shell.tsx";
import { meQuery } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { may } from "../../../domain/office/permissions.ts";
import { Editor } from "./editor.tsx";
import { pageQuery } from "./kinds.ts";

export function BrandPage({ id }: { id: string }) {
  return <EditorPage kind="brand" id={id} />;
}

export function CategoryPage({ id }: { id: string }) {
  return <EditorPage kind="category" id={id} />;
}

/** One brand or category: its texts, its picture, its history, and what visitors see of it. */
function EditorPage({ kind, id }: { kind: GroupKind; id: string }) {
  const { groups } = useWords();
  const me = useQuery(meQuery);
  const { data, error, refetch } = useQuery(pageQuery(kind, id));
  usePageTitle(data?.row?.name ?? groups[kind].make);
  if (error && !data) return <Failed page error={error} again={() => void refetch()} />;
  if (!data || !me.data) return <Loading page />;
  const mayChange = may(me.data.role, "group.change");
  return <Editor key={id} {...{ kind, id, mayChange }} page={data} />;
}
