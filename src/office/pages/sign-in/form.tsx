import { useState } from "react";
import { askResetSchema, codeSchema, signInSchema } from "../../../domain/office/staff.ts";
import { answer, api } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { useForm } from "../../components/use-form.ts";
import { useWords } from "../../words.tsx";
import styles from "./form.module.css";

type Step = "password" | "code" | "link" | "link sent";

/**
 * E-mail and password, the code where one is asked for, and the way to a new password. Over a page, whose dialog has a title,
 * it is somebody known who comes `again`, by this e-mail.
 */
export function SignInForm({ onSignedIn, again }: { onSignedIn: () => void; again?: string }) {
  const [step, setStep] = useState<Step>("password");
  const Title = again === undefined ? "h1" : "h3";
  if (step === "code") {
    return <CodeForm Title={Title} onSignedIn={onSignedIn} onBack={() => setStep("password")} />;
  }
  if (step === "password") {
    return (
      <PasswordForm
        again={again}
        onSignedIn={onSignedIn}
        onCode={() => setStep("code")}
        onForgotten={() => setStep("link")}
      />
    );
  }
  return (
    <LinkForm
      Title={Title}
      sent={step === "link sent"}
      onSent={() => setStep("link sent")}
      onBack={() => setStep("password")}
    />
  );
}

type TitleTag = "h1" | "h3";

type PasswordProps = {
  again: string | undefined;
  onSignedIn: () => void;
  onCode: () => void;
  onForgotten: () => void;
};

function PasswordForm({ again, onSignedIn, onCode, onForgotten }: PasswordProps) {
  const { signIn } = useWords();
  const { errors, problem, busy, onSubmit } = useForm(signInSchema, async (json) => {
    const { codeNeeded } = await answer(() => api.session.$post({ json }));
    if (codeNeeded) onCode();
    else onSignedIn();
  });
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      {again === undefined ? <h1>{signIn.title}</h1> : null}
      <Field id="email" label={signIn.email} error={errors["email"]}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            defaultValue={again}
            // What is typed on the page below goes on as this person's, so nobody else signs in over it.
            readOnly={again !== undefined}
          />
        )}
      </Field>
      <Field
        id="password"
        label={signIn.password}
        error={errors["password"] ?? problem ?? undefined}
        aside={
          <button type="button" className={styles.link} onClick={onForgotten}>
            {signIn.forgotten}
          </button>
        }
      >
        {(control) => (
          <input
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            // Who comes again has only the password to type. The dialog goes by the attribute, which React leaves out.
            ref={(field) => {
              field?.toggleAttribute("autofocus", again !== undefined);
            }}
          />
        )}
      </Field>
      <Button kind="act" type="submit" disabled={busy}>
        {signIn.action}
      </Button>
    </form>
  );
}

function CodeForm({
  Title,
  onSignedIn,
  onBack,
}: {
  Title: TitleTag;
  onSignedIn: () => void;
  onBack: () => void;
}) {
  const { signIn } = useWords();
  const { errors, problem, busy, onSubmit } = useForm(codeSchema, async (json) => {
    await answer(() => api.session.code.$post({ json }));
    onSignedIn();
  });
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      <Title>{signIn.code.title}</Title>
      <Field
        id="code"
        label={signIn.code.label}
        error={errors["code"] ?? problem ?? undefined}
        help={signIn.code.text}
      >
        {(control) => <input {...control} name="code" autoComplete="one-time-code" />}
      </Field>
      <Button kind="act" type="submit" disabled={busy}>
        {signIn.code.action}
      </Button>
      <Button kind="bare" onClick={onBack}>
        {signIn.code.other}
      </Button>
    </form>
  );
}

function LinkForm({
  Title,
  sent,
  onSent,
  onBack,
}: {
  Title: TitleTag;
  sent: boolean;
  onSent: () => void;
  onBack: () => void;
}) {
  const { signIn } = useWords();
  const { errors, problem, busy, onSubmit } = useForm(askResetSchema, async (json) => {
    await answer(() => api["password-link"].$post({ json }));
    onSent();
  });
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      <Title>{signIn.link.title}</Title>
      {sent ? (
        <p role="status">{signIn.link.sent}</p>
      ) : (
        <>
          <p>{signIn.link.text}</p>
          <Field id="link-email" label={signIn.email} error={errors["email"] ?? problem ?? undefined}>
            {(control) => <input {...control} name="email" type="email" autoComplete="username" />}
          </Field>
          <Button kind="act" type="submit" disabled={busy}>
            {signIn.link.action}
          </Button>
        </>
      )}
      <Button kind="bare" onClick={onBack}>
        {signIn.link.back}
      </Button>
    </form>
  );
}
