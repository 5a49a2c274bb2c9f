import type { Inquiry } from "./inquiry.ts";
import { foldedText } from "../search/folded-text.ts";
import { phoneKey } from "./phone.ts";
import { bare } from "../search/search.ts";

/** One spelling for all of a mail address: letters of either case, and whatever stands after a plus sign. */
export function emailKey(address: string): string {
  return address
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\+[^@]*@/u, "@");
}

/** Mail services where strangers share a domain: an address there says nothing about a company. */
const PUBLIC_MAIL = new Set(
  (
    "gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk live.com live.co.uk msn.com yahoo.com yahoo.co.uk " +
    "yahoo.co.in yahoo.in ymail.com rocketmail.com rediffmail.com icloud.com me.com mac.com aol.com gmx.com gmx.net gmx.de " +
    "web.de proton.me protonmail.com pm.me mail.com zoho.com yandex.com yandex.ru mail.ru bk.ru inbox.ru list.ru qq.com " +
    "163.com 126.com fastmail.com tutanota.com hey.com duck.com batelco.com.bh batelco.jo etisalat.ae emirates.net.ae " +
    "maktoob.com eim.ae orange.fr free.fr wanadoo.fr laposte.net libero.it t-online.de btinternet.com comcast.net naver.com"
  ).split(" "),
);

/** The domain of an address that belongs to a company; null for one of a public mail service. */
export function companyDomain(address: string): string | null {
  const domain = emailKey(address).split("@").at(-1) ?? "";
  return domain === "" || PUBLIC_MAIL.has(domain) || !domain.includes(".") ? null : domain;
}

type Words = Pick<
  Inquiry,
  "firstName" | "lastName" | "company" | "email" | "message" | "reference" | "phone" | "lines"
>;

/** What the search of the office looks through; digits of the phone both as typed and with the country's code. */
export function searchText(inquiry: Words): string {
  const { firstName, lastName, company, email, message, reference, phone } = inquiry;
  const lines = inquiry.lines.flatMap(({ product, text, note }) => [
    product?.name ?? "",
    product?.articleNumber ?? "",
    bare(product?.articleNumber ?? ""),
    text,
    note,
  ]);
  const digits = [phone.replaceAll(/\D+/g, ""), phoneKey(phone)?.slice(1) ?? ""];
  const texts = [
    `${firstName} ${lastName}`,
    company,
    email,
    reference,
    reference.replace("-", ""),
    ...digits,
  ];
  return [...texts, message, ...lines].map(foldedText).filter(Boolean).join("\n");
}

/** What is stored beside an inquiry so that it can be found by its words, and by others of the same person or company. */
export function inquiryKeys(inquiry: Words) {
  return {
    search: searchText(inquiry),
    email_key: emailKey(inquiry.email),
    phone_key: phoneKey(inquiry.phone),
    domain_key: companyDomain(inquiry.email),
  };
}
