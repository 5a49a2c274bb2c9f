-- What the office's lists and their counts look at, so that none of them reads the words of all inquiries.

-- Counting looks at nothing else.
CREATE INDEX inquiries_counted ON inquiries (status, owner, first_reply_at, wrote_back_at, undelivered_at);
CREATE INDEX inquiries_category ON inquiries (category, created_at);
CREATE INDEX inquiries_closed ON inquiries (closed_at);
