import { Fragment } from "react";
import { site } from "#app/site/site-config.ts";

/** A text in which the address of the business can be written to with one click. */
export function LinkedText({ text }: { text: string }) {
	const [first, ...others] = text.split(site.email);
	return (
		<>
			{first}
			{others.map((part) => (
				<Fragment key={part}>
					<a href={`mailto:${site.email}`} className="text-link">
						{site.email}
					</a>
					{part}
				</Fragment>
			))}
		</>
	);
}
