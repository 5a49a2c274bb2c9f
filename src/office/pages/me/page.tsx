import { useQuery } from "@tanstack/react-query";
import { answer, api } from "../../api.ts";
import { attempt } from "../../attempt.ts";
import { Button } from "../../components/button.tsx";
import { shortDate } from "../../components/dates.ts";
import { PageHead } from "../../components/page-head.tsx";
import { Section } from "../../components/section.tsx";
import { Failed, Loading } from "../../components/states.tsx";
import { signOut } from "../../layout/command-lines.ts";
import { usePageTitle } from "../../layout/shell.tsx";
import { meQuery, queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { CodeSetting } from "./code.tsx";
import { LetterKeys } from "./letter-keys.tsx";
import styles from "./page.module.css";
import { PasswordForm } from "./password.tsx";

/** One's own person: password, code, sessions. */
export function MePage() {
  const { staff, shell } = useWords();
  const words = staff.me;
  usePageTitle(words.title);
  const { data: me } = useQuery(meQuery);
  return (
    <>
      <PageHead title={me?.name ?? words.title}>
        <Button small onClick={() => void signOut(shell)}>
          {shell.signOut}
        </Button>
      </PageHead>
      {me ? (
        <p className={styles.who}>
          {me.email} · {staff.roles[me.role]}
        </p>
      ) : null}
      <div className={styles.columns}>
        <Section title={words.password.title}>
          <PasswordForm />
        </Section>
        <Section title={words.code.title}>{me ? <CodeSetting isOn={me.twoFactor} /> : null}</Section>
        <Sessions />
        <Section title={words.keys.title}>{me ? <LetterKeys isOn={me.letterKeys} /> : null}</Section>
      </div>
    </>
  );
}

function Sessions() {
  const { staff, shell } = useWords();
  const words = staff.me.sessions;
  const { data, error, refetch } = useQuery({
    queryKey: ["me", "sessions"],
    queryFn: () => answer(() => api.me.sessions.$get()),
  });
  const end = (session: string | null) =>
    attempt("end sessions", shell, async () => {
      await answer(() =>
        session === null
          ? api.me.sessions.$delete()
          : api.me.sessions[":session"].$delete({ param: { session } }),
      );
      await queries.invalidateQueries({ queryKey: ["me", "sessions"] });
    });
  const others = data?.sessions.filter(({ isThis }) => !isThis) ?? [];
  return (
    <Section
      title={words.title}
      aside={
        others.length > 0 ? (
          <Button kind="bare" small onClick={() => void end(null)}>
            {words.endOthers}
          </Button>
        ) : null
      }
    >
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {data || error ? null : <Loading rows={2} />}
      <ul className={styles.sessions}>
        {data?.sessions.map(({ id, isThis, usedAt, userAgent }) => (
          <li key={id}>
            <time dateTime={usedAt}>{shortDate(usedAt)}</time>
            <span>{browserOf(userAgent) ?? words.unknown}</span>
            {isThis ? (
              <span className={styles.this}>{words.here}</span>
            ) : (
              <Button kind="bare" small onClick={() => void end(id)}>
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Browser and system by what a browser says of itself, such as `Safari, iPhone`; null where it says neither. */
function browserOf(userAgent: string | null): string | null {
  const first = (names: Record<string, RegExp>) =>
    Object.entries(names).find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0];
  const browser = first({ Edge: /Edg\//, Firefox: /Firefox\//, Chrome: /Chrome\//, Safari: /Safari\// });
  const system = first({
    iPhone: /iPhone/,
    iPad: /iPad/,
    Android: /Android/,
    Windows: /Windows/,
    Mac: /Mac OS/,
    Linux: /Linux/,
  });
  return [browser, system].filter(Boolean).join(", ") || null;
}
