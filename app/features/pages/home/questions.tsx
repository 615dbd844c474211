import { useText } from "#app/i18n/text-context.tsx";
import { Faq } from "#app/ui/faq.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";

/** The questions and answers. */
export function Questions() {
	const t = useText("home");
	return (
		<section className="bg-sand py-section" aria-labelledby="questions">
			<div className="content grid gap-x-8 gap-y-6 lg:grid-cols-12">
				<SectionTitle
					id="questions"
					label={t("faq.label")}
					title={t("faq.title")}
					className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start"
				/>
				<div className="lg:col-span-7 lg:col-start-6">
					<Faq items={t("faq.items")} />
				</div>
			</div>
		</section>
	);
}
