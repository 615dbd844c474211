import type { ReactNode } from "react";
import { useText } from "#app/i18n/text-context.tsx";
import { useSite } from "#app/site/use-site.tsx";
import { Emphasis } from "#app/ui/emphasis.tsx";

/** Whom to write to, call or send a letter. */
export function LegalContact({ id }: { id: string }) {
	const t = useText("legal");
	const { email, phone, phoneHref, whatsapp, whatsappHref } = useSite();
	return (
		<section id={id} className="bg-mist print:break-inside-avoid" aria-labelledby="contact-title">
			<div className="content grid gap-y-10 py-16 lg:grid-cols-12 lg:gap-x-8 lg:py-24 print:py-5">
				<div className="lg:col-span-4">
					<h2 id="contact-title" className="text-title">
						<Emphasis text={t("contact.title")} />
					</h2>
					<p className="mt-4 max-w-[24rem]">{t("contact.text")}</p>
				</div>
				<dl className="lg:col-span-8 lg:pl-18">
					<Way name={t("contact.email")}>
						<a href={`mailto:${email}`} className={wayLink}>
							{email}
						</a>
					</Way>
					{phone === "" ? null : (
						<Way name={t("contact.phone")}>
							<a href={phoneHref} className={wayLink}>
								{phone}
							</a>
						</Way>
					)}
					{whatsapp === "" ? null : (
						<Way name={t("contact.whatsapp")}>
							<a href={whatsappHref} target="_blank" rel="noopener" className={wayLink}>
								{whatsapp}
							</a>
						</Way>
					)}
					<Way name={t("contact.post")}>{t("contact.address")}</Way>
				</dl>
			</div>
		</section>
	);
}

const wayLink = "underline decoration-1 underline-offset-[0.2em] hover:decoration-2";

function Way({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid gap-1 border-t border-lagoon/25 py-5 sm:grid-cols-[11rem_1fr] sm:items-baseline">
			<dt className="label text-ink-soft">{name}</dt>
			<dd className="font-serif text-[clamp(1.3rem,1.1rem+1vw,1.9rem)] leading-tight">{children}</dd>
		</div>
	);
}
