import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { SignUp } from "./sign-up.tsx";
import { TableArt } from "./table-art.tsx";

/**
 * The first screen: what a Singles Social is, the way in, and the table itself, seen from above.
 */
export function SocialsHero() {
	const t = useText("socials");
	return (
		<section className="relative overflow-hidden pt-34 md:pt-44 lg:min-h-[50rem]">
			<div className="content relative z-10 pb-14 lg:pb-40">
				<p className="label text-ember">{t("hero.label")}</p>
				<h1 className="mt-6 max-w-[6.9em] text-display">
					<Emphasis text={t("hero.title")} />
				</h1>
				<p className="mt-8 max-w-[32rem] text-lead">{t("hero.lead")}</p>
				<div className="mt-10">
					<SignUp label={t("hero.action")}>
						<a href="#dates" className="text-link inline-flex min-h-12 items-center">
							{t("hero.dates")}
						</a>
					</SignUp>
				</div>
			</div>
			<TableArt className="-mb-[calc(min(40rem,118vw)*0.4)] w-[min(40rem,118vw)] max-w-none max-lg:mx-auto max-lg:translate-x-[8%] lg:absolute lg:top-1/2 lg:left-[max(52%,36rem)] lg:mb-0 lg:w-[50rem] lg:-translate-y-[46%]" />
		</section>
	);
}
