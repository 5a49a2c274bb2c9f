import { confirmSchema } from "../../domain/office/staff.ts";
import { answer, api } from "../api.ts";
import { answered, cancelQuestion, useQuestion } from "../asking.ts";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { Field } from "../components/field.tsx";
import { useForm } from "../components/use-form.ts";
import { SignInForm } from "../pages/sign-in/form.tsx";
import { useWords } from "../words.tsx";
import styles from "./questions.module.css";

/** What the server asks for over the page: to sign in again, after which it goes on as it was, or the password once more. */
export function Questions({ name, email }: { name: string; email: string }) {
  const question = useQuestion();
  if (question === "sign-in") return <SignInAgain name={name} email={email} />;
  return question === "confirm" ? <Confirm /> : null;
}

function SignInAgain({ name, email }: { name: string; email: string }) {
  const { shell } = useWords();
  return (
    <Dialog title={shell.signInAgain.title(name.split(" ")[0] ?? name)} width={420}>
      <p className={styles.text}>{shell.signInAgain.text}</p>
      <SignInForm onSignedIn={answered} again={email} />
    </Dialog>
  );
}

function Confirm() {
  const { shell, signIn } = useWords();
  const { errors, problem, busy, onSubmit } = useForm(confirmSchema, async (json) => {
    await answer(() => api.me.confirmation.$post({ json }));
    answered();
  });
  return (
    <Dialog title={shell.confirm.title} width={420} onClose={cancelQuestion}>
      <form onSubmit={onSubmit} noValidate>
        <p className={styles.text}>{shell.confirm.text}</p>
        <Field
          id="confirm-password"
          label={signIn.password}
          error={errors["password"] ?? problem ?? undefined}
        >
          {(control) => (
            <input {...control} name="password" type="password" autoComplete="current-password" />
          )}
        </Field>
        <div className={styles.actions}>
          <Button kind="act" type="submit" disabled={busy}>
            {shell.confirm.action}
          </Button>
          <Button kind="bare" onClick={cancelQuestion}>
            {shell.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
