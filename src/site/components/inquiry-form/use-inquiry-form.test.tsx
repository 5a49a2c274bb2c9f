// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openForm as open, type TestForm } from "../../../../tests/support/test-form.tsx";
import { MIN_FILL_TIME } from "../../../domain/inquiry/inquiry.ts";

const FILLED = {
  firstName: "Noor",
  lastName: "Example",
  email: "noor@example.com",
  category: "Chemicals",
  message: "Two pallets of floor cleaner, please.",
};

/** The posts of the form; each waits until it is answered. */
type Call = { key: string | null; body: Record<string, unknown>; answer: (response: Response) => void };

let calls: Call[];

beforeEach(() => {
  calls = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const key = new Headers(init.headers).get("idempotency-key");
    calls.push({ key, body: JSON.parse(String(init.body)), answer: resolve });
    return promise;
  });
});

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Answers the last post. */
async function answer(form: TestForm, response: Response): Promise<void> {
  calls.at(-1)?.answer(response);
  await form.wait(0);
}

const refusal = (status: number, error: object) => Response.json({ error }, { status });
const AWAY = { closes: null, opens: "2026-11-21T05:00:00.000Z" };
const sent = () => Response.json({ reference: "AAAA-2345", away: AWAY }, { status: 201 });

test("idle: nothing is wrong, nothing is sent", async () => {
  const form = open();
  await form.wait(MIN_FILL_TIME);
  expect(form.state()).toEqual({ initial: {}, errors: {}, rerendered: null, failure: null, sending: false });
  expect(calls).toEqual([]);
});

test("invalid: every wrong field is named at once, the first has the focus, and nothing is sent", async () => {
  const form = open();
  form.type({ lastName: "Example", email: "noor@" });
  form.submit();
  await form.wait(MIN_FILL_TIME);
  const errors = {
    firstName: "First name is required",
    email: "Please enter a valid email address",
    category: "Please choose a category",
    message: "Message is required",
  };
  expect(form.state()).toMatchObject({ errors, rerendered: null, sending: false });
  expect(document.activeElement).toBe(form.field("firstName"));
  expect(calls).toEqual([]);
});

test("an error goes when its field is right, and comes when a field is left wrong, after the first try only", () => {
  const form = open();
  form.leave("email");
  expect(form.state().errors).toEqual({});
  form.type({ ...FILLED, email: "noor@" });
  form.submit();
  form.type({ email: "noor@example.com" });
  expect(form.state().errors["email"]).toBeUndefined();
  form.type({ message: "" });
  form.leave("message");
  expect(form.state().errors["message"]).toBe("Message is required");
});

test("submitting: whoever is quick waits the rest of the least time, and a second press sends nothing", async () => {
  const form = open();
  form.type(FILLED);
  await form.wait(400);
  form.submit();
  form.submit();
  expect(form.state().sending).toBe(true);
  await form.wait(MIN_FILL_TIME - 401);
  expect(calls).toEqual([]);
  await form.wait(1);
  form.submit();
  expect(calls.map(({ body }) => body)).toEqual([
    { ...FILLED, phone: "", company: "", website: "", source: "/products", elapsed: MIN_FILL_TIME },
  ]);
  expect(form.state().sending).toBe(true);
});

test("sent: the reference is told, the draft is gone, and the next inquiry has a key of its own", async () => {
  const form = open();
  form.type(FILLED);
  form.submit();
  await form.wait(MIN_FILL_TIME);
  await answer(form, sent());
  expect(form.onSent).toHaveBeenCalledExactlyOnceWith(
    { reference: "AAAA-2345", away: AWAY },
    expect.any(HTMLFormElement),
    expect.objectContaining({ message: "Two pallets of floor cleaner, please." }),
  );
  expect(form.state()).toMatchObject({ errors: {}, failure: null, sending: false });
  expect(sessionStorage.getItem("draft:contact")).toBeNull();
  form.submit();
  await form.wait(0);
  expect(calls).toHaveLength(2);
  expect(calls[1]?.key).not.toBe(calls[0]?.key);
});

test("refused with field errors: they stand at the fields of the form", async () => {
  const form = open();
  form.type(FILLED);
  form.submit();
  await form.wait(MIN_FILL_TIME);
  const fields = { email: "Please use another address", nothingOfOurs: "Unknown" };
  await answer(form, refusal(422, { code: "invalid_fields", message: "Please check the fields.", fields }));
  const errors = { email: "Please use another address" };
  expect(form.state()).toMatchObject({
    errors,
    failure: null,
    sending: false,
  });
  expect(document.activeElement).toBe(form.field("email"));
  expect(form.onFailed).toHaveBeenCalledOnce();
  expect(form.onSent).not.toHaveBeenCalled();
});

test("refused without fields: the server's words are shown, and the button has the focus again", async () => {
  const form = open();
  form.type(FILLED);
  form.submit();
  await form.wait(MIN_FILL_TIME);
  await answer(form, refusal(503, { code: "unavailable", message: "Not just now." }));
  expect(form.state()).toMatchObject({ errors: {}, failure: { text: "Not just now." }, sending: false });
  expect(document.activeElement?.tagName).toBe("BUTTON");
});

test("unreachable: nothing typed is lost, and the next try has the same key", async () => {
  const form = open();
  form.type({ ...FILLED, website: "filled by a password manager" });
  form.submit();
  await form.wait(MIN_FILL_TIME);
  await answer(form, new Response("<h1>Bad gateway</h1>", { status: 502 }));
  expect(form.state()).toMatchObject({ failure: { text: null }, sending: false });
  for (const [name, value] of Object.entries(FILLED)) expect(form.field(name).value).toBe(value);
  // Nobody can see the field, and it would be refused for it.
  expect(form.field("website").value).toBe("");
  form.submit();
  await form.wait(0);
  expect(form.state()).toMatchObject({ failure: null, sending: true });
  expect(calls).toHaveLength(2);
  expect(calls[1]?.key).toBe(calls[0]?.key);
  await answer(form, sent());
  expect(form.onSent).toHaveBeenCalledOnce();
});

test("a key that was used for another text is replaced, and the text goes under the new one", async () => {
  const form = open();
  form.type(FILLED);
  form.submit();
  await form.wait(MIN_FILL_TIME);
  await answer(form, refusal(409, { code: "key_reused", message: "Used." }));
  expect(calls).toHaveLength(2);
  expect(calls[1]?.key).not.toBe(calls[0]?.key);
  await answer(form, sent());
  expect(form.onSent).toHaveBeenCalledOnce();
  expect(form.onFailed).not.toHaveBeenCalled();
});

test("what was typed comes back after a reload, under the same key; what stands in a field stays", async () => {
  const first = open();
  first.type({ firstName: "Noor", email: "noor@example.com" });
  const draft = sessionStorage.getItem("draft:contact");
  first.unmount();
  const second = open();
  expect([second.field("firstName").value, second.field("email").value]).toEqual([
    "Noor",
    "noor@example.com",
  ]);
  second.type(FILLED);
  second.submit();
  await second.wait(MIN_FILL_TIME);
  expect(draft).toContain(calls[0]?.key);
});

test("a form refused without scripts opens with its errors and the values that came back", () => {
  const errors = { email: "Please enter a valid email address" };
  const form = open({
    state: "refused",
    values: { ...FILLED, email: "noor@" },
    errors,
    message: "Please check the fields.",
  });
  expect(form.state()).toMatchObject({
    errors,
    rerendered: { text: "Please check the fields." },
  });
  expect(form.field("email").value).toBe("noor@");
  form.submit();
  expect(form.state().rerendered).toBeNull();
});

test("what was sent without scripts is no draft any more; what was begun below its thanks is", () => {
  const first = open();
  first.type({ firstName: "Noor" });
  first.unmount();
  const thanked = open({ state: "sent", reference: "AAAA-2345" });
  expect(thanked.field("firstName").value).toBe("");
  thanked.type({ firstName: "Omar" });
  thanked.unmount();
  expect(open({ state: "sent", reference: "AAAA-2345" }).field("firstName").value).toBe("Omar");
});

test("what stands in the form when the scripts arrive is kept, as what is typed later is", () => {
  const values = { firstName: "Noor", message: "Two pallets" };
  const form = open({ state: "refused", values, errors: {}, message: "" });
  form.unmount();
  expect(open().field("message").value).toBe("Two pallets");
});
