import { Fragment, type ReactNode } from "react";
import { legalIdentity, onRequestIn } from "#app/features/facts/legal-identity.ts";
import { pingOf } from "#app/features/visits/visit-link.ts";
import { slugOf } from "#app/i18n/slug.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Translate } from "#app/i18n/translator.ts";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import type { SiteFacts } from "#app/site/site-facts.ts";
import { useSite } from "#app/site/use-site.tsx";
import { Emphasis, withoutEmphasis } from "#app/ui/emphasis.tsx";
import { LineIcon } from "#app/ui/line-icon.tsx";

type LegalDocumentProps = {
	label: string;
	title: string;
	intro: string;
	path: string;
	sections: LegalSection[];
};

const contactId = "contact";

/** A long text with a table of contents, numbered sections and the contact details. */
export function LegalDocument({ label, title, intro, path, sections }: LegalDocumentProps) {
	const t = useText("legal");
	const anchors = anchorsOf(
		sections.map((section) => section.title),
		contactId,
	);
	const entries = [
		...sections.map(({ title }, index) => ({ id: anchors[index] ?? "", title })),
		{ id: contactId, title: withoutEmphasis(t("contact.title")) },
	];
	return (
		<main id="content">
			<BreadcrumbData trail={[{ name: withoutEmphasis(title), path }]} />
			<header className="relative overflow-hidden bg-sand pt-32 pb-16 md:pt-44 md:pb-24 print:pt-0">
				<SecretArcs />
				<div className="content relative">
					<p className="label text-ember">{label}</p>
					<h1 className="mt-6 max-w-[9em] text-display">
						<Emphasis text={title} />
					</h1>
					<p className="mt-8 max-w-column text-lead">{intro}</p>
				</div>
			</header>
			<div className="content grid gap-y-12 py-16 lg:grid-cols-12 lg:gap-x-8 lg:py-24">
				<div className="screen-only lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
					<TableOfContents entries={entries} />
				</div>
				<div className="lg:col-span-8">
					{sections.map((section, index) => (
						<LegalSectionText
							key={anchors[index]}
							id={anchors[index] ?? ""}
							number={index + 1}
							section={section}
						/>
					))}
				</div>
			</div>
			<LegalContact id={contactId} />
		</main>
	);
}

function SecretArcs() {
	return (
		<svg
			viewBox="0 0 520 520"
			className="absolute top-10 right-[max(-10rem,calc(50vw-48rem))] hidden w-[26rem] max-w-none overflow-visible lg:block xl:w-[30rem] print:hidden"
			fill="none"
			aria-hidden="true"
		>
			<path d="M236 20a240 240 0 0 0 0 480" className="stroke-ember" strokeWidth="1.5" />
			<path d="M284 20a240 240 0 0 1 0 480" className="stroke-lagoon" strokeWidth="1.5" />
			<path d="M236 130a130 130 0 0 0 0 260" className="stroke-ember" strokeWidth="1.5" />
			<path d="M284 130a130 130 0 0 1 0 260" className="stroke-lagoon" strokeWidth="1.5" />
			<circle cx="260" cy="260" r="34" className="fill-brand" />
		</svg>
	);
}

type Entry = { id: string; title: string };

/** Links to the sections: a list beside the text, collapsed on smaller screens. */
function TableOfContents({ entries }: { entries: Entry[] }) {
	const t = useText("legal");
	return (
		<nav aria-label={t("contents")}>
			<details className="group border-y border-clay lg:hidden">
				<summary className="flex min-h-14 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
					{t("contents")}
					<LineIcon
						box="10 6"
						className="w-3.5 transition-transform duration-300 ease-calm group-open:rotate-180"
						width="1"
					>
						<path d="M1 1a4 4 0 0 0 8 0" />
					</LineIcon>
				</summary>
				<Entries entries={entries} />
			</details>
			<div className="hidden lg:block">
				<p className="label mb-3 text-ink-soft" aria-hidden="true">
					{t("contents")}
				</p>
				<Entries entries={entries} />
			</div>
		</nav>
	);
}

function Entries({ entries }: { entries: Entry[] }) {
	return (
		<ol className="pb-4 text-small lg:pb-0">
			{entries.map(({ id, title }) => (
				<li key={id}>
					<a
						href={`#${id}`}
						className="flex min-h-11 items-center py-1 leading-snug text-ink-soft underline-offset-4 hover:text-ember hover:underline lg:min-h-9"
					>
						{title}
					</a>
				</li>
			))}
		</ol>
	);
}

/** Returns a different anchor for each title, also for equal ones or those without letters. */
export function anchorsOf(titles: readonly string[], taken: string): string[] {
	const anchors = [taken];
	for (const title of titles) {
		const slug = slugOf(title) || "section";
		let anchor = slug;
		for (let number = 2; anchors.includes(anchor); number += 1) anchor = `${slug}-${number}`;
		anchors.push(anchor);
	}
	return anchors.slice(1);
}

function LegalContact({ id }: { id: string }) {
	const t = useText("legal");
	const { email, phone, phoneHref, whatsapp, whatsappHref } = useSite();
	return (
		<section id={id} className="bg-mist print:break-inside-avoid" aria-labelledby="contact-title">
			<div className="content grid gap-y-10 py-16 lg:grid-cols-12 lg:gap-x-8 lg:py-24 print:py-5">
				<div className="lg:col-span-4">
					<h2 id="contact-title" className="text-title">
						<Emphasis text={t("contact.title")} />
					</h2>
					<p className="mt-4 max-w-[24rem]">{t("contact.text")}</p>
				</div>
				<dl className="lg:col-span-8 lg:pl-18">
					<Way name={t("contact.email")}>
						<a href={`mailto:${email}`} ping={pingOf("mail")} className={wayLink}>
							{email}
						</a>
					</Way>
					{phone === "" ? null : (
						<Way name={t("contact.phone")}>
							<a href={phoneHref} ping={pingOf("telephone")} className={wayLink}>
								{phone}
							</a>
						</Way>
					)}
					{whatsapp === "" ? null : (
						<Way name={t("contact.whatsapp")}>
							<a
								href={whatsappHref}
								ping={pingOf("whatsapp")}
								target="_blank"
								rel="noopener"
								className={wayLink}
							>
								{whatsapp}
							</a>
						</Way>
					)}
					<Way name={t("contact.post")}>{t("contact.address")}</Way>
				</dl>
			</div>
		</section>
	);
}

const wayLink = "underline decoration-1 underline-offset-[0.2em] hover:decoration-2";

function Way({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid gap-1 border-t border-lagoon/25 py-5 sm:grid-cols-[11rem_1fr] sm:items-baseline">
			<dt className="label text-ink-soft">{name}</dt>
			<dd className="font-serif text-[clamp(1.3rem,1.1rem+1vw,1.9rem)] leading-tight">{children}</dd>
		</div>
	);
}

/** A section of a legal text; `items` are named paragraphs after the others, `after` stands below all. */
export type LegalSection = {
	title: string;
	paragraphs: string[];
	items?: { term: string; text: string }[] | undefined;
	after?: ReactNode;
};

type SectionProps = { id: string; number: number; section: LegalSection };

function LegalSectionText({ id, number, section }: SectionProps) {
	return (
		<section
			id={id}
			className="grid grid-cols-[2.5rem_1fr] border-t border-clay py-10 first:border-t-0 first:pt-0 sm:grid-cols-[4.5rem_1fr] lg:py-12 print:py-5"
			aria-labelledby={`${id}-title`}
		>
			<span className="font-serif text-[1.5rem] leading-tight text-ember sm:text-[2rem]" aria-hidden="true">
				{number}
			</span>
			<h2
				id={`${id}-title`}
				className="text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-tight print:break-after-avoid"
			>
				{section.title}
			</h2>
			<div className="col-span-2 mt-5 flex max-w-column flex-col gap-5 sm:col-span-1 sm:col-start-2">
				{section.paragraphs.map((paragraph) => (
					<p key={paragraph}>
						<LinkedText text={paragraph} />
					</p>
				))}
				{section.items === undefined ? null : <NamedParagraphs items={section.items} />}
				{section.after}
			</div>
		</section>
	);
}

function NamedParagraphs({ items }: { items: { term: string; text: string }[] }) {
	return (
		<dl>
			{items.map(({ term, text }) => (
				<div key={term} className="border-t border-clay py-5 last:pb-0 print:break-inside-avoid">
					<dt className="font-semibold">{term}</dt>
					<dd className="mt-1 text-pretty">
						<LinkedText text={text} />
					</dd>
				</div>
			))}
		</dl>
	);
}

/** A text in which the email address of the business is a link. */
export function LinkedText({ text }: { text: string }) {
	const { email } = useSite();
	const [first, ...others] = text.split(email);
	return (
		<>
			{first}
			{others.map((part, index) => {
				const key = `${index}`;
				return (
					<Fragment key={key}>
						<a href={`mailto:${email}`} ping={pingOf("mail")} className="text-link">
							{email}
						</a>
						{part}
					</Fragment>
				);
			})}
		</>
	);
}

/** Returns the sections of the legal notice, of which the first states or offers the known facts. */
export function noticeSections(t: Translate<Dictionaries["legal"]>, site: SiteFacts): LegalSection[] {
	const [publisher, ...others] = t("notice.sections");
	if (publisher === undefined) return [];
	const known = legalIdentity.filter((name) => site[name] !== "");
	const missing = onRequestIn(site).map((name) => withinSentence(t(`notice.identity.${name}`)));
	const stated = known.map((name) =>
		t("notice.stated", { what: t(`notice.identity.${name}`), value: site[name] }),
	);
	const asked = missing.length === 0 ? [] : [t("notice.onRequest", { what: missing.join(", ") })];
	return [{ ...publisher, paragraphs: [...publisher.paragraphs, ...stated, ...asked] }, ...others];
}

/** Returns a text with its first letter in lower case, unless it is an abbreviation. */
function withinSentence(text: string): string {
	return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
