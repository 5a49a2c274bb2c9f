import { useQuery } from "@tanstack/react-query";
import { differingColumns, type EntityVersion } from "../../../domain/office/entity-version.ts";
import type { GroupKind } from "../../../domain/office/groups.ts";
import { answer } from "../../api.ts";
import { tellWhyNot } from "../../attempt.ts";
import { Section } from "../../components/section.tsx";
import { VersionList } from "../../components/version-list.tsx";
import { notify } from "../../notices.ts";
import { queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { apiOf, versionsQuery } from "./kinds.ts";

type Props = { kind: GroupKind; id: string; mayChange: boolean };

/** What it was, the newest first; an earlier state is brought back by one press. */
export function History({ kind, id, mayChange }: Props) {
  const { groups, shell } = useWords();
  const { data } = useQuery(versionsQuery(kind, id));
  const versions: readonly EntityVersion[] = data?.versions ?? [];
  if (versions.length === 0) return null;
  const restore = async (version: number) => {
    try {
      await answer(() => apiOf(kind)[":id"].restore.$post({ param: { id }, json: { version } }));
      notify({ text: groups.restored });
    } catch (error) {
      tellWhyNot(error, shell.notDone);
    }
    await queries.invalidateQueries({ queryKey: ["groups"] });
  };
  return (
    <Section title={groups.history} aside={groups.versions(versions.length)}>
      <VersionList
        rows={versions.map((version, at) => {
          const earlier = versions[at + 1];
          const columns = earlier ? differingColumns(earlier.snapshot, version.snapshot) : [];
          const label = groups.restoreNth(version.version);
          return {
            key: version.version,
            version,
            what: (
              <>
                {groups.causes[version.cause]}
                {columns.length > 0 ? <span> {columns.join(", ")}</span> : null}
              </>
            ),
            restore: mayChange && at > 0 ? { label, run: () => void restore(version.version) } : null,
          };
        })}
      />
    </Section>
  );
}
