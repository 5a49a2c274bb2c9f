import { answer, api } from "../../api.ts";
import { tellWhyNot } from "../../attempt.ts";
import { Section } from "../../components/section.tsx";
import { VersionList } from "../../components/version-list.tsx";
import { notify } from "../../notices.ts";
import { queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { type Meaning, type MeaningVersion, wordsQuery } from "./query.ts";

const isOn = ({ snapshot }: MeaningVersion) => snapshot["active"] === "yes";

/** What words meant, and who gave or took it; a meaning that is gone is brought back by one press. */
export function History({
  versions,
  words: all,
}: {
  versions: readonly MeaningVersion[];
  words: readonly Meaning[];
}) {
  const { searchWords: words, shell } = useWords();
  const onNow = new Set(all.flatMap(({ id, isActive }) => (isActive ? [id] : [])));
  const restore = async ({ id, version, snapshot }: MeaningVersion) => {
    try {
      await answer(() => api["search-words"][":id"].restore.$post({ param: { id }, json: { version } }));
      notify({ text: words.restored(snapshot["word"] ?? "") });
    } catch (error) {
      tellWhyNot(error, shell.notDone);
    }
    await queries.invalidateQueries({ queryKey: wordsQuery.queryKey });
  };
  return (
    <Section title={words.history} aside={words.historyAside}>
      {versions.length === 0 ? <p>{words.noHistory}</p> : null}
      <VersionList
        rows={versions.map((version) => {
          const { word = "", means = "" } = version.snapshot;
          const label = words.restorePair(word, means, version.version);
          return {
            key: `${version.id} ${version.version}`,
            version,
            what: (
              <>
                {words.causes[version.cause]}{" "}
                <bdi>
                  {word} → {means}
                </bdi>
                {isOn(version) || version.cause === "withdrawn" ? null : <span> {words.switchedOff}</span>}
              </>
            ),
            restore:
              isOn(version) && !onNow.has(version.id) ? { label, run: () => void restore(version) } : null,
          };
        })}
      />
    </Section>
  );
}
