import { type CompanyFacts, phoneDigits } from "../../../domain/company/company.ts";
import { PRIVACY_NOTICE_VERSION } from "../../company.ts";
import type { LegalPage } from "../../legal-page.ts";

/**
 * The privacy notice (R12.2), after Bahrain's Personal Data Protection Law, Law No. 30 of 2018. What it says
 * of storage, logs and cookies is what this software does; change both together.
 */
export default (company: CompanyFacts) =>
  ({
    title: "Privacy Policy",
    description: `How ${company.name} handles the personal data that you send through this website: what, why, how long, and your rights under Bahrain’s Law No. 30 of 2018.`,
    version: PRIVACY_NOTICE_VERSION,
    lede: `This notice tells you what ${company.name} does with personal data that reaches us through this website, by e\u2011mail and by phone.`,
    short: [
      [
        "What we collect",
        "Contact details, business requirements and technical specifications, as you give them to us.",
      ],
      ["What for", "Quotations, technical support, product recommendations and service improvement."],
      ["Who else sees it", "Third parties only with your explicit consent."],
      ["How it is kept", "With security measures that fit the data, for as long as the purpose needs."],
    ],
    sections: [
      {
        id: "controller",
        title: "Who is responsible",
        body: [
          `The data controller is ${company.name}, ${company.address}. In this notice “we” means this company, and “the law” means Law No. 30 of 2018 on the protection of personal data (PDPL) of the Kingdom of Bahrain with the resolutions made under it.`,
          "The website addresses businesses. Where you write for a company, the notice covers the data about you as a person: your name, your way to be reached, what you wrote.",
        ],
      },
      {
        id: "collected",
        title: "What we collect",
        body: [
          {
            rows: [
              [
                "Contact details",
                "First and last name and e-mail address; phone number and company, where you give them or the form needs them.",
              ],
              [
                "Business requirements",
                "The category of your inquiry, your industry, the products you ask for, project size, timeline and your message.",
              ],
              [
                "Technical specifications",
                "What you tell us of floors, areas, machines and conditions on site, so that we can answer.",
              ],
              [
                "Record of the inquiry",
                "Its reference, date and time, the page it was sent from, the version of this notice that applied, and how it was worked through.",
              ],
              [
                "Technical data",
                "The network address of a sender is held in memory for ten minutes to stop floods of messages; where several of our programs count together, the database holds a code made of it with a key, which is not in our backups. The address is not written to our logs, which hold only path, time and result of a request.",
              ],
            ],
          },
          "We collect these from you alone. Please send no sensitive personal data in the sense of the law, such as health data; we do not need it.",
          "The site sets no advertising or analytics cookies and runs no measuring scripts of other companies. A product picture that its maker hosts is fetched from that maker’s server.",
          "So that a product’s page can show what you looked at before, your browser keeps a list of the last eight products in its own storage. It names products only and is no cookie; the browser asks us for these products as for any page, and forgets them when you clear the data of this site. The products that you choose to compare are kept in the same way, and so is your quote list with its quantities and notes, which reaches us only when you send a quote request with it or let us find the articles of a list.",
          "When a search finds nothing, we count its words and the day, without your network address or anything else about you, and not at all where they look like an e-mail address or a phone number; a count is erased 90 days after its last search.",
        ],
      },
      {
        id: "purposes",
        title: "Why, and on what legal basis",
        body: [
          {
            rows: [
              [
                "Quotations",
                "To prepare and send the offer you asked for: steps at your request before a contract, and the contract itself.",
              ],
              [
                "Technical support",
                "To advise, repair and supply parts: performance of a contract with you or your company.",
              ],
              [
                "Product recommendations",
                "To name products that fit your inquiry: part of answering it. Recommendations later than that, and any newsletter, only with your consent.",
              ],
              [
                "Service improvement",
                "To see which questions come often and to answer them better: our legitimate interest, without effect on your rights.",
              ],
              [
                "Duties of law",
                "Records that commercial and tax law of the Kingdom of Bahrain requires us to keep.",
              ],
            ],
          },
          "We make no decision about you by automated processing alone, and do not build profiles.",
        ],
      },
      {
        id: "retention",
        title: "How long we keep it",
        body: [
          {
            rows: [
              [
                "Inquiries and quotations without a contract",
                "24 months after the last message between us, then erased or made anonymous.",
              ],
              [
                "Inquiries that became a contract",
                "As long as the contract and its warranties run, then as long as commercial and tax law requires its records.",
              ],
              ["Network address", "Ten minutes, in memory; its code at most half an hour."],
              ["Consent and objections", "As long as we must be able to show them."],
            ],
          },
        ],
      },
      {
        id: "recipients",
        title: "Who sees it",
        body: [
          "Within the company, those who answer, deliver or repair. We share data with third parties only with your explicit consent, for example with a maker who is to answer a technical question. We do not sell or rent personal data.",
          "Companies that run servers and carry e-mail for us work as data processors: under contract, on our instructions, and for no purpose of their own. Courts and authorities receive data where the law obliges us.",
        ],
      },
      {
        id: "transfers",
        title: "Transfers out of Bahrain",
        body: [
          "Where a processor’s servers lie outside the Kingdom, data goes only to countries that the Personal Data Protection Authority lists as giving adequate protection, or otherwise under its authorisation, with your consent, or in another case that the law permits. Ask us, and we tell you which countries these are at present.",
        ],
      },
      {
        id: "security",
        title: "How it is protected",
        body: [
          "We apply technical and organisational security measures: encrypted connections, access only for those who need it, copies that can be restored, and records of who changed what. Messages in our forms are never written to technical logs.",
          "Should a breach put your rights at risk, we tell the Authority and you as the law requires.",
        ],
      },
      {
        id: "rights",
        title: "Your rights",
        body: [
          "Under the law you may at any time and free of charge:",
          {
            list: [
              "ask whether we process data about you, and receive it in a form that can be read;",
              "have wrong or incomplete data corrected;",
              "have data blocked or erased that is processed against the law or no longer needed;",
              "object to processing for direct marketing;",
              "object to processing that causes you or others unwarranted material or moral damage;",
              "object to decisions made by automated processing alone;",
              "withdraw a consent. What was done before stays lawful.",
            ],
          },
          "Write to us with your name and, if you have it, the reference of your inquiry. We may ask for proof that the data is yours. We answer within ten working days.",
        ],
      },
      {
        id: "complaints",
        title: "Complaints",
        body: [
          "If you are not content with our answer, or do not wish to ask us first, you may complain to the Personal Data Protection Authority of the Kingdom of Bahrain.",
          {
            contact: [["Authority", "Personal Data Protection Authority, Manama", "https://www.pdp.gov.bh"]],
          },
        ],
      },
      {
        id: "contact",
        title: "Contact",
        body: [
          {
            contact: [
              ["Company", company.name],
              ["Address", company.address],
              ["E-mail", company.email, `mailto:${company.email}`],
              ["Phone", company.showroom, `tel:${phoneDigits(company.showroom)}`],
            ],
          },
        ],
      },
      {
        id: "changes",
        title: "Changes to this notice",
        body: [
          "When our practice or the law changes, this page changes with it and takes a new version date. Each inquiry keeps the version that applied when it was sent. Earlier versions are available from us.",
        ],
      },
    ],
  }) satisfies LegalPage;
