import { Fragment } from "react";
import { useSite } from "#app/site/use-site.tsx";

/** A section of a legal text; `items` are named paragraphs after the others. */
export type LegalSection = {
	title: string;
	paragraphs: string[];
	items?: { term: string; text: string }[] | undefined;
};

type SectionProps = { id: string; number: number; section: LegalSection };

/** One numbered section. `id` is its anchor. */
export function LegalSectionText({ id, number, section }: SectionProps) {
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
						<a href={`mailto:${email}`} className="text-link">
							{email}
						</a>
						{part}
					</Fragment>
				);
			})}
		</>
	);
}
