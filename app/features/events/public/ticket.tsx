import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { HalfMoon } from "#app/ui/half-moon.tsx";
import { SignUp } from "./sign-up.tsx";

/** The price as display type, what it covers, and the same way in as at the top. */
export function Ticket() {
	const t = useText("socials");
	return (
		<section className="bg-sand py-section" aria-labelledby="ticket">
			<div className="content grid gap-x-8 gap-y-12 lg:grid-cols-12">
				<div className="lg:col-span-6">
					<p className="label text-ember">{t("price.label")}</p>
					<h2 id="ticket" className="mt-5 text-[clamp(3.25rem,2rem+6vw,6.5rem)] leading-[0.98]">
						<Emphasis text={t("price.title")} />
					</h2>
				</div>
				<ul className="self-end border-b border-clay lg:col-span-5 lg:col-start-8">
					{t("price.covers").map((cover) => (
						<li key={cover} className="flex gap-4 border-t border-clay py-3.5 text-pretty">
							<HalfMoon className="mt-[0.35em] text-ember" />
							{cover}
						</li>
					))}
				</ul>
				<div className="lg:col-span-12 lg:mt-4">
					<SignUp label={t("price.action")}>
						<p className="max-w-column text-small text-ink-soft">{t("price.note")}</p>
					</SignUp>
				</div>
			</div>
		</section>
	);
}
