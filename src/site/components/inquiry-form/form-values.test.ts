// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { draftOf, fillIn, valuesOf } from "./form-values.ts";

/** A form whose category was chosen by the page for the product that it is about. */
function formWith(chosen: string): HTMLFormElement {
  const form = document.createElement("form");
  const options = ["", "Floor", "Chemicals"].map(
    (value) => `<option value="${value}"${value === chosen ? " selected" : ""}>${value}</option>`,
  );
  form.innerHTML = `<input name="email"><select name="category" data-initial="${chosen}">${options.join("")}</select>`;
  return form;
}

function choose(form: HTMLFormElement, value: string): void {
  const select = form.querySelector("select");
  if (select) select.value = value;
}

test("what the page chose is sent, and is no part of the draft until the visitor chooses another", () => {
  const form = formWith("Floor");
  expect(valuesOf(form)).toEqual({ email: "", category: "Floor" });
  expect(draftOf(form)).toEqual({ email: "" });
  choose(form, "Chemicals");
  expect(draftOf(form)).toEqual({ email: "", category: "Chemicals" });
});

test("a draft goes before what the page chose, and not before what the visitor did", () => {
  const reopened = formWith("Floor");
  fillIn(reopened, { email: "noor@example.com", category: "Chemicals" });
  expect(valuesOf(reopened)).toEqual({ email: "noor@example.com", category: "Chemicals" });
  const begun = formWith("");
  choose(begun, "Floor");
  fillIn(begun, { category: "Chemicals" });
  expect(valuesOf(begun)["category"]).toBe("Floor");
});

test("beside a text that the page wrote, the visitor's own from before stays", () => {
  const given = "A smooth floor of 6,000 m².";
  const reopened = (values: Record<string, string>) => {
    const form = document.createElement("form");
    form.innerHTML = `<textarea name="requirements" data-initial="${given}">${given}</textarea>`;
    fillIn(form, values);
    return [valuesOf(form)["requirements"], draftOf(form)["requirements"]];
  };
  const both = `Before Ramadan, please.\n\n${given}`;
  expect(reopened({ requirements: "Before Ramadan, please." })).toEqual([both, both]);
  expect(reopened({ requirements: both })).toEqual([both, both]);
  expect(reopened({ requirements: "" })).toEqual([given, undefined]);
  expect(reopened({})).toEqual([given, undefined]);
});
