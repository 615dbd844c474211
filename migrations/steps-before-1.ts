/**
 * The steps by which versions before 1.0.0 made their tables, as they are named in a database that
 * 0.1.0 left and in its archives.
 */
export const stepsBefore1 = `
	0001-first-tables 0002-withdrawn-events 0003-article-search 0004-newsletter
	0005-configured-access-code 0006-described-media 0007-writing-safety 0008-forgotten-subscribers
	0009-article-lists 0010-search-index 0011-rate-limits 0012-listing-index 0013-article-html
	0014-sign-in-devices 0016-event-texts 0017-media-texts 0018-article-texts 0019-any-language
	0020-real-events 0021-letters 0022-site-texts 0023-site-facts 0024-tables-to-visit
	0025-calendar-sequence 0026-guests 0027-readers-and-consents 0028-leaving
	0029-letters-that-come-back 0030-language-of-the-content-area 0031-guest-mails
	0032-leading-texts 0033-feedback 0034-testimonial-consents 0035-deleted-things 0036-former-links
	0037-footer-links 0038-draft-links 0040-drafts-of-events 0041-form-links 0042-focal-points
	0043-slug-of-a-translation 0044-changes-of-each-text 0045-site-look 0046-image-names
	0047-corrections 0048-pages 0049-original-addresses 0050-authors 0051-corrections-that-waited
	0052-device-names 0053-searched-articles 0054-member-count-of-the-sample 0055-days-of-articles
	0056-research-balance 0057-changes-of-event-texts 0058-what-guests-know 0059-promises-read
	0060-unfinished-texts 0061-held-mails
`
	.trim()
	.split(/\s+/);
