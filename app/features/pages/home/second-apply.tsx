import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { ApplyButton } from "./apply-button.tsx";
import { SunOverLagoon } from "./sun-over-lagoon.tsx";

/** The second call, at the hour when the sun meets the lagoon. */
export function SecondApply() {
	const t = useText("home");
	return (
		<section
			className="on-dark relative overflow-hidden bg-lagoon py-section text-paper"
			aria-labelledby="second-apply"
		>
			<SunOverLagoon className="absolute right-0 bottom-0 w-[max(30rem,52vw)] max-w-none translate-x-1/4 lg:translate-x-[8%]" />
			<div className="content relative pb-60 lg:pb-0">
				<h2 id="second-apply" className="text-display [&_em]:block">
					<Emphasis text={t("secondApply.title")} />
				</h2>
				<p className="mt-8 max-w-[30rem] text-lead">{t("secondApply.text")}</p>
				<div className="mt-10">
					<ApplyButton look="onDark">{t("secondApply.apply")}</ApplyButton>
				</div>
			</div>
		</section>
	);
}
