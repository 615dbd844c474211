import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { ApplyButton } from "./apply-button.tsx";

/** The second call to apply. */
export function SecondApply() {
	const t = useText("home");
	return (
		<section
			className="on-dark relative overflow-hidden bg-lagoon py-section text-paper"
			aria-labelledby="second-apply"
		>
			<SunOverLagoon className="absolute right-0 bottom-0 w-[max(24rem,52vw)] max-w-none translate-x-1/4 lg:translate-x-[8%]" />
			<div className="content relative pb-32 lg:pb-0">
				<h2 id="second-apply" className="text-display [&_em]:block">
					<Emphasis text={t("secondApply.title")} />
				</h2>
				<p className="mt-5 max-w-[30rem] md:mt-8 text-lead">{t("secondApply.text")}</p>
				<div className="mt-7 md:mt-10">
					<ApplyButton look="onDark">{t("secondApply.apply")}</ApplyButton>
				</div>
			</div>
		</section>
	);
}

/** A low sun, and its light on the water. */
function SunOverLagoon({ className = "" }: { className?: string }) {
	return (
		<svg viewBox="0 0 800 560" className={`overflow-visible ${className}`} aria-hidden="true">
			<image id="low-sun" href="/drawings/sun.svg" x="-150" width="1100" height="560" />
		</svg>
	);
}
