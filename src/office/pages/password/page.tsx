import { useState } from "react";
import { firstOwnerSchema, setPasswordSchema } from "../../../domain/office/staff.ts";
import { answer, api } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { useGo } from "../../components/link.tsx";
import { useForm } from "../../components/use-form.ts";
import { useWords } from "../../words.tsx";
import { Gate } from "../sign-in/gate.tsx";
import styles from "../sign-in/form.module.css";

type Props = { token?: string | undefined; for?: "invitation" | "reset" | "first-owner" | undefined };

/** Where the links of invitations, resets and of the first owner lead: a password is chosen. */
export function PasswordPage({ token, for: kind }: Props) {
  const { signIn } = useWords();
  const [done, setDone] = useState(false);
  const go = useGo();
  if (token === undefined) {
    return (
      <Gate>
        <h1>{signIn.link.title}</h1>
        <p>{signIn.set.noToken}</p>
        <Button kind="act" onClick={() => go("/")}>
          {signIn.title}
        </Button>
      </Gate>
    );
  }
  if (done) {
    return (
      <Gate>
        <p role="status">{signIn.set.done}</p>
        <Button kind="act" onClick={() => go("/")}>
          {signIn.title}
        </Button>
      </Gate>
    );
  }
  const onSet = () => setDone(true);
  return (
    <Gate>
      {kind === "first-owner" ? (
        <FirstOwner token={token} onSet={onSet} />
      ) : (
        <NewPassword token={token} title={signIn.set[kind ?? "reset"]} onSet={onSet} />
      )}
    </Gate>
  );
}

function PasswordField({ error }: { error: string | undefined }) {
  const { signIn } = useWords();
  return (
    <Field id="password" label={signIn.set.password} error={error} help={signIn.set.hint}>
      {(control) => <input {...control} name="password" type="password" autoComplete="new-password" />}
    </Field>
  );
}

function NewPassword({ token, title, onSet }: { token: string; title: string; onSet: () => void }) {
  const { signIn } = useWords();
  const { errors, problem, busy, onSubmit } = useForm(setPasswordSchema, async (json) => {
    await answer(() => api.password.$post({ json }));
    onSet();
  });
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      <h1>{title}</h1>
      <input type="hidden" name="token" value={token} />
      <PasswordField error={errors["password"] ?? problem ?? undefined} />
      <Button kind="act" type="submit" disabled={busy}>
        {signIn.set.action}
      </Button>
    </form>
  );
}

function FirstOwner({ token, onSet }: { token: string; onSet: () => void }) {
  const { signIn } = useWords();
  const { errors, problem, busy, onSubmit } = useForm(firstOwnerSchema, async (json) => {
    await answer(() => api["first-owner"].$post({ json }));
    onSet();
  });
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      <h1>{signIn.set.firstOwner}</h1>
      <p>{signIn.set.firstOwnerText}</p>
      <input type="hidden" name="token" value={token} />
      <Field id="name" label={signIn.set.name} error={errors["name"]}>
        {(control) => <input {...control} name="name" autoComplete="name" />}
      </Field>
      <Field id="email" label={signIn.email} error={errors["email"]}>
        {(control) => <input {...control} name="email" type="email" autoComplete="username" />}
      </Field>
      <PasswordField error={errors["password"] ?? problem ?? undefined} />
      <Button kind="act" type="submit" disabled={busy}>
        {signIn.set.action}
      </Button>
    </form>
  );
}
