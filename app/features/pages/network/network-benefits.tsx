import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";

/** What the network offers, one word at a time. */
export function NetworkBenefits() {
	const t = useText("network");
	const items = t("benefits.items");
	return (
		<section
			className="content grid gap-y-10 py-section lg:grid-cols-12 lg:gap-x-8"
			aria-labelledby="benefits"
		>
			<div className="lg:sticky lg:top-32 lg:col-span-5 lg:self-start">
				<p className="label text-ember">{t("benefits.label")}</p>
				<h2 id="benefits" className="mt-4 max-w-[6.2em] text-title">
					<Emphasis text={t("benefits.title")} />
				</h2>
			</div>
			<ul className="lg:col-span-7">
				{items.map((item) => (
					<li
						key={item.title}
						className="grid gap-2 border-t border-clay py-8 sm:grid-cols-[13rem_1fr] sm:items-baseline sm:gap-6"
					>
						<h3 className="text-title italic">{item.title}</h3>
						<p>{item.text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
