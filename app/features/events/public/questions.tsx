import { useText } from "#app/i18n/text-context.tsx";
import { FaqData } from "#app/metadata/structured-data.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { Faq } from "#app/ui/faq.tsx";

/** What people ask before their first table. */
export function Questions() {
	const t = useText("socials");
	return (
		<section className="content grid gap-12 py-section lg:grid-cols-12 lg:gap-8" aria-labelledby="questions">
			<h2 id="questions" className="self-start text-title lg:sticky lg:top-28 lg:col-span-4">
				<Emphasis text={t("faq.title")} />
			</h2>
			<div className="lg:col-span-7 lg:col-start-6">
				<Faq items={t("faq.items")} />
				<FaqData items={t("faq.items")} />
			</div>
		</section>
	);
}
