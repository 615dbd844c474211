import { useQuery } from "@tanstack/react-query";
import { Panel } from "#app/admin-ui/screen.tsx";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { formatCount } from "#app/site/site-config.ts";
import { outsideImagesQuery } from "./backups.query.ts";
import type { OutsideImagesReport } from "./outside-images.ts";

/** Says how the images are that backups do not hold; nothing where backups hold all of them. */
export function OutsideImagesPanel() {
	const t = useText("admin");
	const images = useQuery(outsideImagesQuery);
	if (images.data === undefined ? !images.isError : images.data.place === null) return null;
	return (
		<Panel title={t("outsideImages.title")} className="mt-6">
			<div className="px-5 pb-5 sm:px-7">
				<QueryPanel query={images} rows={1} height="min-h-10" title={t("outsideImages.failedToLoad")}>
					{(report) => <State report={report} />}
				</QueryPanel>
			</div>
		</Panel>
	);
}

function State({ report: { place, images, lost, isAway, checkedAt } }: { report: OutsideImagesReport }) {
	const t = useText("admin");
	const language = useLanguage();
	const trouble = isAway
		? t("outsideImages.away")
		: lost > 0
			? t("outsideImages.lost", { count: lost })
			: null;
	const checked =
		checkedAt === null
			? t("outsideImages.unchecked")
			: t(lost > 0 || isAway ? "outsideImages.read" : "outsideImages.sound", {
					moment: formatBusinessMoment(checkedAt, language),
				});
	return (
		<div className="grid max-w-column gap-2" role={trouble === null ? undefined : "alert"}>
			{trouble === null ? null : <p className="font-semibold text-fault">{trouble}</p>}
			<p className="break-words">
				{t("outsideImages.where", {
					...{ count: images, images: formatCount(images, language), where: place ?? "" },
				})}
			</p>
			{images === 0 ? null : <p className="text-small text-ink-soft">{checked}</p>}
		</div>
	);
}
