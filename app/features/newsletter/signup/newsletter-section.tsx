import { useId } from "react";
import { useLocation } from "react-router";
import { useText } from "#app/i18n/text-context.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { useReadersClaim } from "./use-readers-claim.ts";

/**
 * The newsletter's place at the end of a page. It stands on the whole width of the screen, whether
 * the page around it is a column (`content`) or not, and closes the space that such a page keeps at
 * its end.
 */
export function NewsletterSection() {
	const t = useText("newsletterForm");
	const { pathname } = useLocation();
	const title = useId();
	const reachesReaders = useReadersClaim();
	return (
		<section
			aria-labelledby={title}
			className="screen-only relative overflow-hidden bg-mist py-section in-[main.pb-section]:mt-section in-[main.pb-section]:-mb-section in-[main.content]:mx-[calc(50%-50vw)]"
		>
			<Arcs />
			<div className="content relative grid gap-x-8 gap-y-10 lg:grid-cols-2">
				<div>
					<p className="label text-ember">{t("label")}</p>
					<h2 id={title} className="mt-4 text-title">
						<Emphasis text={t("title")} />
					</h2>
					<p className="mt-5 max-w-[30rem] text-lead text-ink-soft">
						{t(reachesReaders ? "textOfMany" : "text")}
					</p>
				</div>
				<div className="lg:pt-9">
					<NewsletterForm page={pathname.slice(0, 200)} />
				</div>
			</div>
		</section>
	);
}

/** The two circles, in line only, leaving the screen on the right. */
function Arcs() {
	return (
		<svg
			viewBox="0 0 640 400"
			className="absolute -top-24 -right-40 w-[40rem] max-w-none lg:-top-6 lg:-right-48 lg:w-[56rem]"
			fill="none"
			stroke="#c1d5ce"
			strokeWidth="1.5"
			aria-hidden="true"
		>
			<circle cx="230" cy="200" r="160" />
			<circle cx="410" cy="200" r="160" />
		</svg>
	);
}
