import type { ReactNode } from "react";
import { slugOf } from "#app/i18n/slug.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { useSite } from "#app/site/use-site.tsx";
import { Emphasis, withoutEmphasis } from "#app/ui/emphasis.tsx";
import { type LegalSection, LegalSectionText } from "./legal-section.tsx";

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
					<h1 className="mt-6 text-display">
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

/** Two pairs of arcs around a small circle. */
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
					<svg
						viewBox="0 0 10 6"
						className="w-3.5 transition-transform duration-300 ease-calm group-open:rotate-180"
						fill="none"
						stroke="currentColor"
						aria-hidden="true"
					>
						<path d="M1 1a4 4 0 0 0 8 0" />
					</svg>
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

/**
 * Returns an anchor for each title of a page. All differ, and from `taken`: the owner may give two
 * sections one title, or a title without letters.
 */
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

/** The contact details of the business. */
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
						<a href={`mailto:${email}`} className={wayLink}>
							{email}
						</a>
					</Way>
					{phone === "" ? null : (
						<Way name={t("contact.phone")}>
							<a href={phoneHref} className={wayLink}>
								{phone}
							</a>
						</Way>
					)}
					{whatsapp === "" ? null : (
						<Way name={t("contact.whatsapp")}>
							<a href={whatsappHref} target="_blank" rel="noopener" className={wayLink}>
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
