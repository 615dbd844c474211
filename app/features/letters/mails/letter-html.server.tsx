import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Text } from "@react-email/text";
import { type Edition, partKey } from "#app/features/letters/edition.ts";
import { Cell, MailFoot, MailFrame, mailMarkup } from "#app/mail/mail-frame.server.tsx";
import { look } from "./letter-look.ts";
import { LetterMailPart } from "./letter-mail-part.server.tsx";
import type { LetterWords, MailLinks } from "./letter-mail-text.server.ts";

/** The HTML of a letter: one column that needs no style sheet and no picture to be read. */
export function letterHtml(edition: Edition, links: MailLinks, words: LetterWords): string {
	const { language, subject, preheader, greeting, parts } = edition;
	return mailMarkup(
		<MailFrame language={language} subject={subject} preview={preheader} name={words.name} look={words.look}>
			<Heading as="h1" className="ink title" style={look.title}>
				{subject}
			</Heading>
			{greeting === "" ? null : (
				<Text className="ink" style={look.text}>
					{greeting}
				</Text>
			)}
			{parts.map((part) => (
				<Cell key={partKey(part)} style={look.part}>
					<LetterMailPart part={part} language={language} links={links} words={words} />
				</Cell>
			))}
			<Hr className="rule" style={look.rule} />
			<MailFoot
				why={words.why}
				links={(["onSite", "unsubscribe", "settings"] as const).map((name) => ({
					label: words[name],
					url: links[name],
				}))}
				address={words.address}
			/>
		</MailFrame>,
	);
}
