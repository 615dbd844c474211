import { useText } from "#app/i18n/text-context.tsx";
import { BreadcrumbData } from "#app/metadata/structured-data.tsx";
import { Emphasis, withoutEmphasis } from "#app/ui/emphasis.tsx";
import { anchorsOf } from "./anchors.ts";
import { LegalContact } from "./legal-contact.tsx";
import { type LegalSection, LegalSectionText } from "./legal-section.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

type LegalDocumentProps = {
	label: string;
	title: string;
	intro: string;
	path: string;
	sections: LegalSection[];
};

const contactId = "contact";

/**
 * A long text to be read or looked up: its head, its contents beside it, numbered sections, and
 * whom to write to.
 */
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

/** Two arcs around something small that stays between them. */
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
