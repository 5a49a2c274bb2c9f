import { useState } from "react";
import { renderSVG } from "uqr";
import { codeSchema, confirmSchema } from "../../../domain/office/staff.ts";
import { answer, api } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Status } from "../../components/status.tsx";
import { useForm } from "../../components/use-form.ts";
import { meQuery, queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import styles from "./page.module.css";

type Setup = { address: string; recoveryCodes: string[] };

/** The code of an authenticator beside the password: set up, turned off. */
export function CodeSetting({ isOn }: { isOn: boolean }) {
  const words = useWords().staff.me.code;
  const [setup, setSetup] = useState<Setup | null>(null);
  const { errors, problem, busy, onSubmit } = useForm(confirmSchema, async (json, form) => {
    if (isOn) {
      await answer(() => api.me.code.$delete({ json }));
      await queries.invalidateQueries(meQuery);
    } else {
      setSetup(await answer(() => api.me.code.$post({ json })));
    }
    form.reset();
  });
  if (setup && !isOn) return <Confirmation setup={setup} onDone={() => setSetup(null)} />;
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      {isOn ? <Status tone="good">{words.on}</Status> : <p>{words.off}</p>}
      <Field id="code-password" label={words.password} error={errors["password"] ?? problem ?? undefined}>
        {(control) => <input {...control} name="password" type="password" autoComplete="current-password" />}
      </Field>
      <p className={styles.buttons}>
        <Button type="submit" disabled={busy}>
          {isOn ? words.disable : words.enable}
        </Button>
      </p>
    </form>
  );
}

/** Shows the key and the recovery codes once, and asks for the first code before anything is turned on. */
function Confirmation({ setup, onDone }: { setup: Setup; onDone: () => void }) {
  const words = useWords().staff.me.code;
  const { errors, problem, busy, onSubmit } = useForm(codeSchema, async (json) => {
    await answer(() => api.me.code.$put({ json }));
    await queries.invalidateQueries(meQuery);
    onDone();
  });
  const key = new URL(setup.address).searchParams.get("secret") ?? "";
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(setup.address))}`;
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      <p>{words.scan}</p>
      <img className={styles.picture} src={picture} alt="" width={180} height={180} />
      <p>
        {words.key}: <code className={styles.key}>{key}</code>
      </p>
      <h3>{words.recovery}</h3>
      <p>{words.recoveryText}</p>
      <ul className={styles.recovery}>
        {setup.recoveryCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Field id="first-code" label={words.code} error={errors["code"] ?? problem ?? undefined}>
        {(control) => <input {...control} name="code" inputMode="numeric" autoComplete="one-time-code" />}
      </Field>
      <p className={styles.buttons}>
        <Button kind="act" type="submit" disabled={busy}>
          {words.confirm}
        </Button>
      </p>
    </form>
  );
}
