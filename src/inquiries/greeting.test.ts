import * as fc from "fast-check";
import { expect, test } from "vitest";
import { greetableName } from "./mails.tsx";

const greeted = (firstName: string, lastName = "") => greetableName({ firstName, lastName });

test.each([
  ["Layla", "Haddad", "Layla Haddad"],
  ["Jean-Luc", "O’Neill", "Jean-Luc O’Neill"],
  ["Dr. A. B.", "D'Souza Jr.", "Dr. A. B. D'Souza Jr."],
  ["محمد", "بن سلمان آل خليفة", "محمد بن سلمان آل خليفة"],
  ["株式会社", "", "株式会社"],
  ["", "Haddad", "Haddad"],
  ["José ", " Mu\u0308ller", "José Mu\u0308ller"],
])("%j %j is greeted", (firstName, lastName, name) => {
  expect(greeted(firstName, lastName)).toBe(name);
});

test.each([
  ["WIN a prize: http://evil.example/claim", "now!"],
  ["evil.example", ""],
  ["www.evil", ".example"],
  ["https:", "//evil"],
  ["boss@bank.example", ""],
  ["evil。example", ""],
  ["evil．example", ""],
  ["bit.ly/x", ""],
  ["Call", "+973 1234 5678"],
  ["<b>Bold</b>", ""],
  ["You have won one million", "dinars please call the bank"],
  ["a\u202eb", "example.com"],
  ["", ""],
  ["...", ""],
  ["Layla,", "Haddad"],
])("%j %j is not", (firstName, lastName) => {
  expect(greeted(firstName, lastName)).toBeNull();
});

test("no greeted name holds what a mail program makes a link of or a header ends at", () => {
  const piece = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[a-z.@:/ -]{0,12}$/));
  fc.assert(
    fc.property(piece, piece, (firstName, lastName) => {
      const name = greeted(firstName, lastName) ?? "";
      expect(name).not.toMatch(/[\p{C}\d@:/\\<>"#%&]|\.\S/u);
      expect(name.length).toBeLessThanOrEqual(40);
    }),
  );
});
