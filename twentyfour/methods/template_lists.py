"""The lists of seed 000 as they were published, each N a card; one misprint in a row is mended."""

TEMPLATES = """
    (N-(N+N))*N (N-(N-N))*N (N*N+N)*N (N*N+N)/N (N*N-N)*N (N*N-N)/N (N/N+N)*N (N/N-N)*N
    (N+N)*(N+N) (N+N)*(N-N) (N+N)*N*N (N+N)*N/N (N+N)*N+N (N+N)*N-N (N+N)/(N/N) (N+N)/N*N
    (N+N)/N+N (N+N*N)*N (N+N*N)/N (N+N/N)*N (N+N+N)*N (N+N+N)/N (N+N-N)*N (N-N)*(N+N)
    (N-N)*(N-N) (N-N)*N*N (N-N)*N/N (N-N)*N+N (N-N)*N-N (N-N)/(N/N) (N-N)/N*N (N-N*N)*N
    (N-N/N)*N (N-N+N)*N (N-N-N)*N N-(N-N)*N N-(N-N)+N N-(N-N-N) N*(N-(N+N)) N*(N-(N-N))
    N*(N*N+N) N*(N*N-N) N*(N/N+N) N*(N/N-N) N*(N+N)*N N*(N+N)/N N*(N+N)+N N*(N+N)-N N*(N+N*N)
    N*(N+N/N) N*(N+N+N) N*(N+N-N) N*(N-N)*N N*(N-N)/N N*(N-N)+N N*(N-N)-N N*(N-N*N) N*(N-N/N)
    N*(N-N+N) N*(N-N-N) N*N-(N+N) N*N-(N-N) N*N*(N+N) N*N*(N-N) N*N*N*N N*N*N/N N*N*N+N N*N*N-N
    N*N/(N*N) N*N/(N/N) N*N/(N+N) N*N/(N-N) N*N/N*N N*N/N/N N*N/N+N N*N/N-N N*N+N*N N*N+N/N
    N*N+N+N N*N+N-N N*N-N*N N*N-N/N N*N-N+N N*N-N-N N/((N+N)/N) N/((N-N)/N) N/(N*N)*N N/(N*N/N)
    N/(N/(N+N)) N/(N/(N-N)) N/(N/N)*N N/(N/N)/N N/(N/N*N) N/(N/N/N) N/(N/N-N) N/(N+N)*N
    N/(N-N)*N N/(N-N/N) N/N*(N+N) N/N*(N-N) N/N*N*N N/N*N/N N/N*N+N N/N*N-N N/N/(N/N) N/N/N*N
    N/N+N*N N/N+N+N N+(N+N)*N N+(N+N)/N N+(N-N)*N N+N-(N-N) N+N*(N+N) N+N*(N-N) N+N*N*N N+N*N/N
    N+N*N+N N+N*N-N N+N/(N/N) N+N/N*N N+N/N+N N+N+N*N N+N+N/N N+N+N+N N+N+N-N N+N-N+N N+N-N-N
    N-N*(N-N) N-N+N*N N-N+N+N
""".split()
"""All 130 templates."""

PUBLISHED = """
    N*N-N+N (N-N)*N*N N*N+N*N (N+N)*N*N N*N*N*N (N+N*N)*N (N*N-N)*N N*N+N+N (N/N-N)*N
    (N-(N-N))*N N-(N-N-N) N+N-(N-N) N*(N/N-N) (N-N*N)*N N*(N-N)+N N+N+N/N (N-N)*(N-N) N+N*N/N
    N*N/(N-N) (N+N)*(N+N) (N-N)*N/N N+(N+N)/N N*N/(N+N) (N+N)*N/N (N*N+N)*N (N*N-N)/N (N/N+N)*N
    N*N/N/N N+N+N-N N-(N-N)+N N/(N-N/N) N+(N-N)*N (N+N+N)*N N+N*N-N N*N-N/N (N+N)*N-N
    (N+N)*(N-N) (N-N/N)*N N*(N+N)+N N*N+N/N N*N/N-N (N+N/N)*N N*N*N/N (N+N*N)/N N+N*N+N
    N-(N-N)*N (N-(N+N))*N N*N-N-N N+N/N+N (N-N)*N-N (N+N)/N+N N*N+N-N N/N+N+N N*N*N-N (N*N+N)/N
    N+N+N*N N*(N-N)/N N/N*N+N N+N*N*N N+N+N+N N*N/(N*N) N+(N+N)*N (N-N)*N+N (N+N+N)/N (N+N)*N+N
    N*N*N+N N*N-(N-N) N*N-(N+N) (N-N-N)*N N*N/N+N (N+N-N)*N N/(N/N-N) N*N-N*N
""".split()
"""The 73 templates that are said to be left when those that others express are taken away."""

EQUIVALENCES = """
    N+N-N+N=N+N+N-N N+N-(N-N)=N+N-N+N=N+N+N-N N+N*(N+N)=(N+N)*N+N N+N*(N-N)=N+(N-N)*N
    N+N/N*N=N+N*N/N (N+N)/N*N=(N+N)*N/N N+N/(N/N)=N+N/N*N=N+N*N/N
    (N+N)/(N/N)=(N+N)/N*N=(N+N)*N/N N-N+N+N=N+N+N-N N-N+N*N=N+N*N-N (N-N+N)*N=(N+N-N)*N
    (N-(N+N))*N=(N-N-N)*N N-(N-N)+N=N-N+N+N=N+N+N-N N+N-N-N=N-N+N+N=N+N+N-N
    N-(N-N-N)=N-N+N+N=N+N+N-N N-(N-N)*N=N+(N-N)*N (N-(N-N))*N=(N-N+N)*N=(N+N-N)*N
    (N-N)*N+N=N+(N-N)*N (N-N)*(N+N)=(N+N)*(N-N) N-N*(N-N)=N+N*(N-N)=N+(N-N)*N
    (N-N)/N*N=(N-N)*N/N (N-N)/(N/N)=(N-N)/N*N=(N-N)*N/N N*N+N+N=N+N+N*N N*(N+N)+N=N+(N+N)*N
    N*(N+N+N)=(N+N+N)*N N*N+N-N=N-N+N*N N*(N+N)-N=(N+N)*N-N N*(N+N-N)=(N+N-N)*N
    N*(N+N)*N=(N+N)*N*N (N*N+N)*N=(N+N*N)*N N*(N+N*N)=(N+N*N)*N N*(N+N)/N=(N+N)*N/N
    (N*N+N)/N=(N+N*N)/N N*(N+N/N)=(N+N/N)*N N*N-N+N=N-N+N*N N*(N-N)+N=N+(N-N)*N
    N*(N-N+N)=(N+N-N)*N N*N-(N+N)=N*N-N-N N*(N-(N+N))=N*(N-N-N)=(N-N-N)*N N*(N-N)-N=(N-N)*N-N
    N*(N-N-N)=(N-N-N)*N N*N-(N-N)=N*N-N+N=N-N+N*N N*(N-(N-N))=N*(N-N+N)=(N+N-N)*N
    N*(N-N)*N=(N-N)*N*N N*(N-N*N)=(N-N*N)*N N*(N-N)/N=(N-N)*N/N N*(N-N/N)=(N-N/N)*N
    N*N*N+N=N+N*N*N N*N*(N+N)=(N+N)*N*N N*(N*N+N)=(N+N*N)*N N*N*(N-N)=(N-N)*N*N
    N*(N*N-N)=(N*N-N)*N N*N/N+N=N+N*N/N N*(N/N+N)=(N+N/N)*N N*N/N*N=N*N*N/N N*N/(N*N)=N*N/N/N
    N*N/(N/N)=N*N/N*N=N*N*N/N N/N+N+N=N+N+N/N N/N+N*N=N*N+N/N N/(N+N)*N=N*N/(N+N)
    (N/N+N)*N=(N+N/N)*N N/((N+N)/N)=N/(N+N)*N=N*N/(N+N) N/(N-N)*N=N*N/(N-N)
    N/((N-N)/N)=N/(N-N)*N=N*N/(N-N) N/N*N+N=N+N*N/N N/N*(N+N)=(N+N)*N/N N/N*N-N=N*N/N-N
    N/N*(N-N)=N*(N-N)/N N/N*N*N=N*N*N/N N/(N*N)*N=N/N/N*N=N*N/N/N N/N*N/N=N*N/N/N
    N/(N*N/N)=N/N/N*N=N*N/N/N N/(N/(N+N))=N/N*(N+N)=(N+N)*N/N N/(N/(N-N))=N/N*(N-N)=(N-N)*N/N
    N/N/N*N=N*N/N/N N/(N/N)*N=N/N*N*N=N*N*N/N N/(N/N*N)=N/N*N/N=N*N/N/N
    N/N/(N/N)=N/N/N*N=N*N/N/N N/(N/N)/N=N/N*N/N=N*N/N/N N/(N/N/N)=N/N*N/N=N*N/N/N
""".split()
"""Templates that are said to be the same; the first of each row is expressed by the last."""
