import { useText } from "#app/i18n/text-context.tsx";
import type { Person } from "#app/site/site-facts.ts";
import { Quoted } from "./quoted.tsx";

/** Presents the person behind the service, in two signed sentences. */
export function PersonBehind({ person: { name, role, words, isSample } }: { person: Person }) {
	const t = useText("home");
	return (
		<section className="content pb-section md:pt-section" aria-labelledby="person">
			<figure className="grid grid-cols-[7rem_1fr] items-center gap-x-5 gap-y-5 md:grid-cols-12 md:gap-x-8">
				<Portrait className="w-full md:col-span-4 md:row-span-2 lg:col-span-3 lg:col-start-2" />
				<figcaption className="md:order-last md:col-span-8 md:self-start lg:col-span-7">
					<h2 id="person" className="text-heading italic">
						{name}
					</h2>
					<p className="mt-1 text-small text-ink-soft">
						<span className="block">{role}</span>
						<span className="block">{t("person.since")}</span>
					</p>
					{isSample ? <p className="mt-1 text-small text-ink-soft italic">{t("person.sample")}</p> : null}
				</figcaption>
				{words === "" ? null : (
					<blockquote className="col-span-2 font-serif text-[clamp(1.25rem,0.9rem+1.6vw,2.1rem)] leading-[1.3] tracking-[-0.01em] text-pretty md:col-span-8 md:self-end lg:col-span-7">
						<Quoted>{words}</Quoted>
					</blockquote>
				)}
			</figure>
		</section>
	);
}

/** A woman by the water at sunset, within a circle: the drawing that a portrait replaces. */
function Portrait({ className }: { className: string }) {
	return (
		<svg viewBox="0 0 400 400" className={className} aria-hidden="true">
			<image id="portrait-light" href="/drawings/portrait.svg" width="400" height="400" />
		</svg>
	);
}
